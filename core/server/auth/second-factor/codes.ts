import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Vault } from '../../../contract/server';
import { hashToken } from '../tokens';

/** Codes tried in a quarter of an hour for one account. Only who passed the first step, or is signed in, gets to try any. */
export const codesAllowed = { points: 10, seconds: 15 * 60 } as const;
/** How many recovery codes one set has. */
const recoveryCodes = 10;
const stepSeconds = 30;

/** What came of a typed code. */
export type CodeCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number };

interface Parts {
  readonly knex: Knex;
  readonly vault: Pick<Vault, 'encrypt' | 'decryptText'>;
  readonly limitPool: pg.Pool;
  readonly now?: () => number;
}

const contextOf = (userId: string): string => `authenticator_apps:secret:${userId}`;
const appOf = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: 'Hedo', label: email, secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6 });

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 random bits in four groups, without letters that look like digits. */
const makeRecoveryCode = (): string =>
  [...randomBytes(16)].map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet[byte % 32]}`).join('');
const readRecoveryCode = (typed: string): string | null => {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[A-Z2-9]{16}$/.test(plain) ? plain : null;
};

/** Codes of authenticator apps (RFC 6238) and recovery codes: each works once. */
export const createCodes = ({ knex, vault, limitPool, now = Date.now }: Parts) => {
  const rule = { keyPrefix: 'second-step', points: codesAllowed.points, duration: codesAllowed.seconds };
  const limiter = new RateLimiterPostgres({
    ...rule,
    storeClient: limitPool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(rule),
  });

  /** Takes the newest step whose code this is; of parallel tries with one code only the first gets it. */
  const takeStep = async (db: Knex, userId: string, typed: string): Promise<boolean> => {
    const row = await db('authenticator_apps')
      .where({ user_id: userId })
      .first<{ secret: Buffer } | undefined>('secret');
    if (!row) return false;
    const secret = await vault.decryptText(db, userId, contextOf(userId), row.secret);
    const delta = appOf(secret, '').validate({ token: typed, window: 1, timestamp: now() });
    if (delta === null) return false;
    const step = Math.floor(now() / 1000 / stepSeconds) + delta;
    return (
      (await db('authenticator_apps')
        .where({ user_id: userId })
        .where('last_step', '<', step)
        .update({ last_step: step })) > 0
    );
  };
  const takeRecoveryCode = async (db: Knex, userId: string, code: string): Promise<boolean> =>
    (await db('recovery_codes')
      .where({ user_id: userId, code_hash: hashToken(code) })
      .whereNull('used_at')
      .update({ used_at: db.fn.now() })) > 0;

  return {
    /** An app that has shown a first code: sign-in asks for one. */
    hasApp: async (db: Knex, userId: string): Promise<boolean> =>
      (await db('authenticator_apps').where({ user_id: userId }).whereNotNull('confirmed_at').first('user_id')) !==
      undefined,
    /**
     * Looks at a typed code and uses it up. Counts the try before it looks, so that parallel ones cannot share it. Takes the pool,
     * never a transaction: a refusal must not roll back what was counted.
     */
    check: async (userId: string, typed: string, apps: { readonly unconfirmed?: true } = {}): Promise<CodeCheck> => {
      try {
        await limiter.consume(userId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { kind: 'limited', seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
      const digits = typed.replace(/\s/g, '');
      const recovery = apps.unconfirmed ? null : readRecoveryCode(typed);
      const right = /^\d{6}$/.test(digits)
        ? await takeStep(knex, userId, digits)
        : recovery !== null && (await takeRecoveryCode(knex, userId, recovery));
      if (right) await limiter.delete(userId);
      return { kind: right ? 'right' : 'wrong' };
    },
    /** A new secret that waits for its first code; replaces one that still waits. */
    begin: async (trx: Knex, user: { readonly id: string; readonly email: string }) => {
      const secret = new Secret({ size: 20 }).base32;
      const encrypted = await vault.encrypt(trx, user.id, contextOf(user.id), Buffer.from(secret));
      await trx('authenticator_apps')
        .insert({ user_id: user.id, secret: encrypted })
        .onConflict('user_id')
        .merge({ secret: encrypted, created_at: trx.fn.now(), last_step: 0 })
        .whereNull('authenticator_apps.confirmed_at');
      return { secret, address: appOf(secret, user.email).toString() };
    },
    /** New recovery codes instead of all former ones; shown this once, stored as hashes. */
    renewRecoveryCodes: async (trx: Knex, userId: string): Promise<readonly string[]> => {
      const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
      await trx('recovery_codes').where({ user_id: userId }).delete();
      await trx('recovery_codes').insert(
        codes.map((code) => ({ user_id: userId, code_hash: hashToken(code.replaceAll('-', '')) })),
      );
      return codes;
    },
  };
};
/** See `createCodes`. */
export type Codes = ReturnType<typeof createCodes>;
