import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import type { ClientInput } from '../../schemas/client';
import { sameBirth, settleBirth } from '../birth';
import { decryptBirth, encryptBirth } from '../encryption';
import { Client } from '../models/client';
import { findClient } from '../queries/client';

/** Creates the record; the same again returns it, other data is a conflict (change it with PATCH). */
export const createClient = async (
  core: Core,
  places: Places,
  trx: Knex.Transaction,
  user: User,
  input: ClientInput,
): Promise<{ row: Client; created: boolean }> => {
  const birth = settleBirth(places, input);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`client:${user.id}`]);
  const stored = await findClient(trx, user.id);
  if (stored) {
    if (sameBirth(await decryptBirth(core, trx, stored), birth)) return { row: stored, created: false };
    throw conflict('client-exists', 'Your birth data is already stored. Change it on your profile page.');
  }
  const row = await Client.query(trx).insertAndFetch({
    userId: user.id,
    birthSealed: await encryptBirth(core, trx, user.id, birth),
  });
  return { row, created: true };
};
