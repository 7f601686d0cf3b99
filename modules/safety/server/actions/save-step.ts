import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ContactRequest } from '../models/contact-request';
import { ContactStep } from '../models/contact-step';
import { noteContext } from '../queries/contact-requests';

/** Keeps what somebody of the team did, their note sealed with the person's key. */
export const saveStep = async (
  core: Core,
  trx: Knex.Transaction,
  request: ContactRequest,
  { actor, kind, note = '' }: { readonly actor: string; readonly kind: ContactStep['kind']; readonly note?: string },
): Promise<void> => {
  const id = randomUUID();
  const text = note.replace(/\r\n?/gu, '\n').trim();
  await ContactStep.query(trx).insert({
    id,
    requestId: request.id,
    actor,
    kind,
    noteSealed: text === '' ? null : await core.vault.encrypt(trx, request.userId, noteContext(id), text),
  });
};
