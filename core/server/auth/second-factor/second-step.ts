import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Config } from '../../host';
import { getBrowserId } from '../device';
import { findToken, issueToken, redeemToken } from '../one-time-tokens';
import type { SignInMethod } from '../session-store';
import { hashToken } from '../tokens';
import type { Codes } from './codes';

/** What is said of a code that does not fit, and of a second step that is over. */
export const wrongCode = 'This code does not fit. Type the one that your app shows now, or a recovery code.';
export const secondStepOver = 'This took too long, or too many codes were wrong. Sign in again.';

/** Wrong codes after which a second step is over, from any sender. */
const wrongAllowed = 5;

/** What a right password or a mailed link is worth: a ticket, or the second step. */
export type FirstStep =
  | { readonly ticket: string; readonly expiresIn: number }
  | { readonly secondStep: string; readonly expiresIn: number };

const withCode = { password: 'password-and-code', 'mail-link': 'mail-link-and-code' } as const;
/** What is checked before a code. */
type FirstMethod = keyof typeof withCode;

/** What came of the second step. */
export type SecondStepResult =
  | { readonly kind: 'right'; readonly userId: string; readonly method: SignInMethod }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'over' }
  | { readonly kind: 'limited'; readonly seconds: number };

/** The way from something that was checked to a ticket, by way of a code where the account has an authenticator app. */
export const createSignInSteps = ({ config, knex, codes }: { config: Config; knex: Knex; codes: Codes }) => ({
  /** After the first step. Tokens and tickets work in this browser only. */
  pass: async (trx: Knex, ctx: Koa.Context, userId: string, method: FirstMethod | 'passkey'): Promise<FirstStep> => {
    const browser = getBrowserId(config, ctx);
    if (method !== 'passkey' && (await codes.hasApp(trx, userId)))
      return { secondStep: await issueToken(trx, 'second-step', userId, browser, method), expiresIn: 300 };
    return { ticket: await issueToken(trx, 'ticket', userId, browser, method), expiresIn: 60 };
  },
  /** Looks at the code of a second step, on the pool. A right one uses the step up. */
  checkSecond: async (ctx: Koa.Context, token: string, code: string): Promise<SecondStepResult> => {
    const browser = getBrowserId(config, ctx);
    const found = await findToken(knex, 'second-step', token, browser);
    if (!found) return { kind: 'over' };
    const taken = await knex('one_time_tokens')
      .where({ token_hash: hashToken(token) })
      .where('wrong_tries', '<', wrongAllowed)
      .increment('wrong_tries', 1);
    if (taken === 0) return { kind: 'over' };
    const checked = await codes.check(found.userId, code);
    if (checked.kind !== 'right') return checked;
    if ((await redeemToken(knex, 'second-step', token, browser)) === null) return { kind: 'over' };
    return {
      kind: 'right',
      userId: found.userId,
      method: withCode[found.method === 'mail-link' ? 'mail-link' : 'password'],
    };
  },
  /** A ticket once nothing is left to check. */
  issueTicket: async (trx: Knex, ctx: Koa.Context, userId: string, method: SignInMethod) => ({
    ticket: await issueToken(trx, 'ticket', userId, getBrowserId(config, ctx), method),
    expiresIn: 60,
  }),
});
/** See `createSignInSteps`. */
export type SignInSteps = ReturnType<typeof createSignInSteps>;
