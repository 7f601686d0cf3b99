import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { sameText } from './tokens';

/** Who signed in, as the issuer says; `sub` is only meaningful together with `issuer`. */
export interface Identity {
  readonly issuer: string;
  readonly sub: string;
  readonly email: string | null;
  /** The issuer vouches that the address is this person's. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

/**
 * Reads a person from an id_token after checking signature, issuer, audience, expiry and nonce: grant itself checks only
 * audience and nonce. Throws for every flaw, a missing token included.
 */
export const readIdToken = async (
  token: unknown,
  expected: {
    readonly issuer: string;
    readonly clientId: string;
    readonly keys: JWTVerifyGetKey;
    readonly nonce: string;
  },
): Promise<Identity> => {
  if (typeof token !== 'string') throw new Error('the issuer sent no id_token');
  const { payload } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    // Asymmetric only: with HS256 our client secret would be the key, with "none" nothing.
    algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    clockTolerance: 10,
  });
  if (typeof payload.nonce !== 'string' || !sameText(payload.nonce, expected.nonce)) throw new Error('nonce mismatch');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== expected.clientId)
    throw new Error('the id_token was issued to another party');
  if (!payload.sub || payload.sub.length > 255) throw new Error('the id_token names nobody');
  const name = text(payload.name).split(/\s+/);
  return {
    issuer: expected.issuer,
    sub: payload.sub,
    email: typeof payload.email === 'string' ? payload.email : null,
    emailVerified: payload.email_verified === true,
    firstName: text(payload.given_name) || name.slice(0, -1).join(' ') || (name[0] ?? ''),
    lastName: text(payload.family_name) || (name.length > 1 ? (name.at(-1) ?? '') : ''),
  };
};
