import type { Reader } from './config-reader';
import type { Config } from './host';

/** The domain of passkeys must be the host of the product or one above it, or no browser would use them. */
export const readPasskeyDomain = ({ read, wrong }: Reader, baseUrl: string): string | null => {
  const domain = read('PASSKEY_DOMAIN');
  const { hostname } = new URL(baseUrl);
  if (domain !== null && hostname !== domain && !hostname.endsWith(`.${domain}`))
    wrong('PASSKEY_DOMAIN', `${hostname} or a domain above it`);
  return domain;
};

/** Who needs a second factor. An external service asks for its own. */
export const readSecondFactor = ({ read, given, wrong }: Reader): NonNullable<Config['secondFactor']> | null => {
  const roles = read('SECOND_FACTOR_ROLES');
  const from = read('SECOND_FACTOR_FROM');
  if (given('SECOND_FACTOR_FROM') && !given('SECOND_FACTOR_ROLES'))
    wrong('SECOND_FACTOR_ROLES', 'the roles, since SECOND_FACTOR_FROM is set');
  if (given('SECOND_FACTOR_ROLES') && given('OIDC_ISSUER'))
    wrong('SECOND_FACTOR_ROLES', 'nothing with OIDC_ISSUER: that service asks for second factors itself');
  return roles === null ? null : { roles, from };
};
