import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { NoticeDigest } from '../models/notices';

/** What the token is sealed for; another purpose cannot use it. */
const purpose = 'notice_digests:unsubscribe';

/** A token that ends somebody's mails and does nothing else. It never runs out: an old mail must still let one leave. */
export const createUnsubscribeToken = (core: Core, userId: string): string =>
  core.vault.encryptForHost(purpose, userId).toString('base64url');

/** Whose token it is; 404 for one that we did not make. */
export const readUnsubscribeToken = (core: Core, token: string): string => {
  try {
    return core.vault.decryptForHost(purpose, Buffer.from(token, 'base64url'));
  } catch {
    throw notFound('link');
  }
};

export const findDigestChoice = async (db: Knex, userId: string): Promise<boolean> =>
  (await NoticeDigest.query(db).findById(userId)) !== undefined;
