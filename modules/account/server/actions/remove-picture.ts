import type { Knex } from 'knex';
import { hostIdentity } from '#core/contract/person-ports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';

/** The drawing from the name takes the picture's place. */
export const removePicture = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<void> => {
  await core.port(hostIdentity).setPicture(trx, user.id, null);
  const gone = await trx('pictures').where({ user_id: user.id }).delete();
  if (gone > 0)
    await core.audit.record(trx, { actor: user.id, action: 'picture.removed', subject: user.id }, requestId);
};
