import type { Knex } from 'knex';
import { fn } from 'objection';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import type { ClientInput } from '../../schemas/client';
import { type Birth, sameBirth, settleBirth } from '../birth';
import { decryptBirth, encryptBirth } from '../encryption';
import { Client } from '../models/client';
import { HolisticProfile } from '../models/holistic-profile';
import { findClient } from '../queries/client';
import { readClientView } from '../queries/client-view';
import { computeProfile } from './compute-profile';

const formatTime = ({ birthTime, birthWindow, fold, offsetSeconds }: Birth): string =>
  JSON.stringify([birthTime, birthWindow, fold, offsetSeconds]);

const listDifferences = (from: Birth, to: Birth): string[] => [
  ...(from.birthDate === to.birthDate ? [] : ['birth date']),
  ...(formatTime(from) === formatTime(to) ? [] : ['birth time']),
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
  const stored = await findClient(trx, user.id, 'locked');
  if (!stored) throw notFound('client record');
  if (ifMatch !== String(stored.version)) throw preconditionFailed(await readClientView(core, trx, user, stored));
  const birth = settleBirth(places, input);
  const before = await decryptBirth(core, trx, stored);
  if (sameBirth(before, birth)) return stored;
  const changed = await Client.query(trx).patchAndFetchById(stored.id, {
    birthSealed: await encryptBirth(core, trx, user.id, birth),
    version: stored.version + 1,
    updatedAt: fn.now(),
  });
  const profile = await HolisticProfile.query(trx).where({ user_id: user.id }).first();
  if (profile) await computeProfile(core, trx, changed, `Changed: ${listDifferences(before, birth).join(', ')}`);
  return changed;
};
