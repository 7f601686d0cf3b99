import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { pending } from '../queries/invitations';

/** Its link opens nothing any more. One that was accepted is a person and stays: 409. */
export const withdrawInvitation = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  requestId: string,
): Promise<void> => {
  const changed = await pending(trx).where({ id }).update({ withdrawn_at: trx.fn.now() });
  if (changed === 0) throw conflict('not-open', 'This invitation was accepted or withdrawn before.');
  await core.audit.record(trx, { actor, action: 'invitation.withdrawn', object: id }, requestId);
};
