import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { laborWithdrawn } from '../../schemas/events';
import { isBlank } from '../../schemas/text';
import { LaborResponse } from '../models/labor-response';
import { LaborResponseVersion } from '../models/labor-response-version';
import { contentOf, contentOfVersion, sameContent } from '../queries/response-content';
import { discardDraft } from './save-draft';
import { blankMessage } from './save-labor';
import { checkVersion, storeVersion } from './store-version';

const locked = async (trx: Knex.Transaction, id: string): Promise<LaborResponse> =>
  LaborResponse.query(trx).findById(id).forUpdate().throwIfNotFound();

/** Replaces the written text of an answer, its recording stays; `ifMatch` names the version that was read. */
export const changeResponse = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  text: string,
  ifMatch: string | null,
): Promise<LaborResponse> => {
  if (isBlank(text)) throw invalid('textResponse', blankMessage);
  const row = await locked(trx, id);
  const held = await contentOf(core, trx, row);
  if (held.text === text) return row;
  await checkVersion(core, trx, user, row, ifMatch);
  const stored = await storeVersion(core, trx, row, { ...held, text }, row.version + 1);
  await discardDraft(trx, user.id, row.laborNumber);
  return stored;
};

/** Makes an earlier version, its recording included, the newest one. */
export const restoreVersion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { id, version }: { readonly id: string; readonly version: number },
  ifMatch: string | null,
): Promise<LaborResponse> => {
  const row = await locked(trx, id);
  const kept = await LaborResponseVersion.query(trx).findById([id, version]);
  if (!kept) throw notFound('version');
  const wanted = await contentOfVersion(core, trx, row.userId, kept);
  if (sameContent(wanted, await contentOf(core, trx, row))) return row;
  await checkVersion(core, trx, user, row, ifMatch);
  return storeVersion(core, trx, row, wanted, row.version + 1);
};

/** Takes an answer back. It stays restorable for 30 days, then a job removes it. */
export const withdrawResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<void> => {
  const row = await locked(trx, id);
  const version = row.version + 1;
  await LaborResponse.query(trx).findById(id).patch({ status: 'withdrawn', version, withdrawnAt: fn.now() });
  await core.events.emit(trx, laborWithdrawn, {
    userId: row.userId,
    responseId: row.id,
    laborNumber: row.laborNumber,
    version,
  });
};

/** Brings a withdrawn answer back as a new version with the same content. */
export const restoreResponse = async (core: Core, trx: Knex.Transaction, id: string): Promise<LaborResponse> => {
  const row = await locked(trx, id);
  if (row.status === 'saved') throw conflict('not-withdrawn', 'This answer was not deleted.');
  return storeVersion(core, trx, row, await contentOf(core, trx, row), row.version + 1);
};
