import type { Knex } from 'knex';
import type Koa from 'koa';
import { getRequestLanguage } from '../http/request-language';

const year = 365 * 24 * 3600 * 1000;

interface Row {
  readonly language: string | null;
  readonly theme: string | null;
  readonly units: string | null;
  readonly deletion_due_at: string | null;
}

/** Puts what the person chose in the account into this browser's cookies, and says whether they asked to be deleted. */
export const restorePreferences = async (
  knex: Knex,
  ctx: Koa.Context,
  userId: string,
): Promise<{ readonly leaving: boolean }> => {
  const row = await knex('users')
    .where({ id: userId })
    .first<Row | undefined>('language', 'theme', 'units', 'deletion_due_at');
  const language = getRequestLanguage(ctx);
  // Jobs write mails later and know no request. English is what they are in anyway.
  if (row?.language === null && language !== null && language !== 'en')
    await knex('users').where({ id: userId }).whereNull('language').update({ language });
  for (const name of ['language', 'theme', 'units'] as const) {
    const value = row?.[name];
    // The page's own script may change it later.
    if (value) ctx.cookies.set(name, value, { maxAge: year, httpOnly: false, sameSite: 'lax', signed: false });
  }
  return { leaving: Boolean(row?.deletion_due_at) };
};
