import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { guestMail } from '../introduction-mails';
import { Introduction } from '../models/introduction';
import { Page } from '../models/page';
import { decryptGuest } from '../queries/introductions';

/** Agrees to an introduction, or ends it, and writes to the guest. */
export const settleIntroduction = async (
  core: Core,
  trx: Knex.Transaction,
  row: Introduction,
  state: 'accepted' | 'declined' | 'cancelled' | 'ended',
): Promise<Introduction> => {
  const settled = await Introduction.query(trx).patchAndFetchById(row.id, { state });
  const page = await Page.query(trx).findOne({ practitioner_id: row.practitionerId });
  const { email } = decryptGuest(core, row);
  await core.mail.send(trx, guestMail(core, settled, email, page?.publishedFacts?.name ?? page?.name ?? '', state));
  return settled;
};

/** An introduction that can still be answered so, locked; `isAnswered` where that was the answer before. Throws 409 `over`. */
export const lockAnswerable = async (
  trx: Knex.Transaction,
  id: string,
  to: 'accepted' | 'declined',
): Promise<{ readonly row: Introduction; readonly isAnswered: boolean }> => {
  const row = await Introduction.query(trx).findById(id).forUpdate();
  if (!row) throw notFound('introduction');
  const isAhead = Date.parse(row.startsAt) > Date.now();
  const canAnswer = row.state === 'waiting' || (row.state === 'accepted' && to === 'declined');
  if (row.state !== to && !(isAhead && canAnswer))
    throw conflict('over', 'This introduction was called off, or its time is over. Nothing is left to answer.');
  return { row, isAnswered: row.state === to };
};
