import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ReportInput } from '../../schemas/report';
import { PodMessageRow } from '../models/pods';
import { Report } from '../models/safety';
import { isMember } from '../queries/pods';
import { getReadableDiscussion, getResponse } from '../queries/posts';

/** Where the words of who reports are sealed. */
export const noteContext = (id: string): string => `community_reports:note:${id}`;

/** Whether the caller can see what they report; otherwise it is not there for them. */
const seen = async (db: Knex, user: User, { kind, targetId }: ReportInput): Promise<void> => {
  if (kind === 'discussion') return void (await getReadableDiscussion(db, user, targetId));
  if (kind === 'response') return void (await getResponse(db, user, targetId));
  const message = await PodMessageRow.query(db).findById(targetId);
  if (!message || !(await isMember(db, user.id, message.podId))) throw notFound('message');
};

/** Puts something before the moderators. Reporting the same twice is reporting it once. */
export const createReport = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: ReportInput,
): Promise<string> => {
  await seen(trx, user, input);
  const { kind, targetId, reason, note } = input;
  const row = await Report.query(trx)
    .insert({ reporterId: user.id, kind, targetId, reason })
    .onConflict(['reporter_id', 'target_id'])
    .merge(['reason'])
    .returning('*');
  if (note !== undefined)
    await Report.query(trx)
      .findById(row.id)
      .patch({ noteSealed: await core.vault.encrypt(trx, user.id, noteContext(row.id), note) });
  core.log.info('community: reported', { kind, reason });
  return row.id;
};
