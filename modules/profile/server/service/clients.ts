import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import type { ClientInput } from '../../schemas/client';
import { Client } from '../models/client';
import { HolisticProfile } from '../models/holistic-profile';
import { presentClient } from '../present';
import { type Birth, sameBirth, settleBirth } from './birth';
import { clientOf } from './client-of';
import { computeProfile } from './profiles';
import { openBirth, sealBirth } from './sealed';

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
  const held = await clientOf(trx, user.id);
  if (held) {
    if (sameBirth(await openBirth(core, trx, held), birth)) return { row: held, created: false };
    throw conflict('client-exists', 'Your birth data is already stored. Change it on your profile page.');
  }
  const row = await Client.query(trx).insertAndFetch({
    userId: user.id,
    birthSealed: await sealBirth(core, trx, user.id, birth),
  });
  return { row, created: true };
};

const timeOf = ({ birthTime, birthWindow, fold, offsetSeconds }: Birth): string =>
  JSON.stringify([birthTime, birthWindow, fold, offsetSeconds]);

const differences = (from: Birth, to: Birth): string[] => [
  ...(from.birthDate === to.birthDate ? [] : ['birth date']),
  ...(timeOf(from) === timeOf(to) ? [] : ['birth time']),
  ...(from.place.placeId === to.place.placeId ? [] : ['birth place']),
  ...(from.nameAtBirth === to.nameAtBirth ? [] : ['name at birth']),
];

/** Changes birth data; a profile that exists is computed anew in the same transaction, with a note of what changed. */
export const changeClient = async (
  core: Core,
  places: Places,
  trx: Knex.Transaction,
  user: User,
  input: ClientInput,
  ifMatch: string | null,
): Promise<Client> => {
  const held = await clientOf(trx, user.id, 'locked');
  if (!held) throw notFound('client record');
  if (ifMatch !== String(held.version)) throw preconditionFailed(await presentClient(core, trx, user, held));
  const birth = settleBirth(places, input);
  const before = await openBirth(core, trx, held);
  if (sameBirth(before, birth)) return held;
  const changed = await Client.query(trx).patchAndFetchById(held.id, {
    birthSealed: await sealBirth(core, trx, user.id, birth),
    version: held.version + 1,
    updatedAt: fn.now(),
  });
  const profile = await HolisticProfile.query(trx).where({ user_id: user.id }).first();
  if (profile) await computeProfile(core, trx, changed, `Changed: ${differences(before, birth).join(', ')}`);
  return changed;
};
