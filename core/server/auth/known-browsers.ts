import type { Knex } from 'knex';
import type Koa from 'koa';
import { deviceOf } from '../../contract/device-name';
import type { Config } from '../host';
import type { Mail } from '../mail/mail';
import { getBrowserId } from './device';
import { originOf } from './origin';
import { newBrowserMail } from './security-mails';
import { hashToken } from './tokens';

/** Browsers from which people signed in. */
export interface KnownBrowsers {
  /** Notes a sign-in. From a browser that this person never used it writes them a mail, except where the account is new as well. */
  note(ctx: Koa.Context, userId: string, timeZone: string | null): Promise<void>;
}

interface Parts {
  readonly config: Config;
  readonly knex: Knex;
  readonly mail: Pick<Mail, 'send'>;
  /** The account's page about signing in. */
  readonly securityPage: string;
}

/** In two words what the browser says it is, in the three languages; the mail says so where it says nothing. */
const nameOf = (userAgent: string): string | null => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
};

export const createKnownBrowsers = ({ config, knex, mail, securityPage }: Parts): KnownBrowsers => ({
  note: async (ctx, userId, timeZone) => {
    const browser_hash = hashToken(getBrowserId(config, ctx));
    const userAgent = ctx.get('User-Agent').slice(0, 300);
    await knex.transaction(async (trx) => {
      const known = await trx('known_browsers')
        .where({ user_id: userId, browser_hash })
        .update({ user_agent: userAgent, last_used_at: trx.fn.now() });
      if (known > 0) return;
      const earlier = await trx('known_browsers').where({ user_id: userId }).first('user_id');
      const { rows } = await trx.raw<{ rows: unknown[] }>(
        `insert into known_browsers (user_id, browser_hash, user_agent) values (?, ?, ?)
         on conflict do nothing returning user_id`,
        [userId, browser_hash, userAgent],
      );
      const person = await trx('users')
        .where({ id: userId })
        .first<{ email: string; is_new: boolean }>(
          'email',
          trx.raw("created_at > now() - interval '1 hour' as is_new"),
        );
      // The browser in which an account was just made is no news to its owner.
      if (rows.length === 0 || (!earlier && person.is_new)) return;
      await mail.send(
        trx,
        newBrowserMail(person.email, {
          browser: nameOf(userAgent),
          timeZone,
          at: new Date(),
          page: `${originOf(config, ctx)}${securityPage}`,
        }),
      );
    });
  },
});
