import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import type { HolisticProfileInput } from '../../schemas/client';
import { type Birth, sameBirth, settleBirth } from '../birth';
import { decryptBirth } from '../encryption';
import type { HolisticProfile } from '../models/holistic-profile';
import { findClient } from '../queries/client';
import { findNewestProfile } from '../queries/profiles';
import { computeProfile } from './compute-profile';

/** The birth that an input stands for; what it does not mention is as it is stored. */
const parseBirth = (places: Places, stored: Birth, input: HolisticProfileInput): Birth => {
  const { birthTime, birthWindow, birthTimeUnknown, birthLocation, placeId } = input;
  const givesTime = [birthTime, birthWindow, birthTimeUnknown].some((one) => one !== undefined);
  const givesPlace = birthLocation !== undefined || placeId !== undefined;
  return settleBirth(places, {
    birthDate: stored.birthDate,
    nameAtBirth: stored.nameAtBirth ?? '',
    ...(stored.fold ? { fold: stored.fold } : {}),
    ...(stored.offsetSeconds === undefined ? {} : { offsetSeconds: stored.offsetSeconds }),
    ...(givesTime ? {} : { birthTime: stored.birthTime, birthWindow: stored.birthWindow ?? null }),
    ...(givesPlace ? {} : { placeId: stored.place.placeId }),
    ...input,
  });
};

/** Generates the profile of the stored birth data. A profile of the same data is returned as it is. */
export const generateProfile = async (
  core: Core,
  places: Places,
  trx: Knex.Transaction,
  userId: string,
  input: HolisticProfileInput,
): Promise<{ row: HolisticProfile; created: boolean }> => {
  // Locked until the profile is stored: a change of birth data either comes before it or finds the profile and computes it anew.
  const client = await findClient(trx, userId, 'locked');
  if (!client) throw conflict('no-birth-data', 'Create your profile with your birth data first.');
  if (Object.keys(input).length > 0) {
    const stored = await decryptBirth(core, trx, client);
    if (!sameBirth(parseBirth(places, stored, input), stored))
      throw conflict('birth-data-differs', 'This differs from your stored birth data. Change it on your profile page.');
  }
  const newest = await findNewestProfile(trx, userId);
  if (newest?.birthVersion === client.version) return { row: newest, created: false };
  return { row: await computeProfile(core, trx, client, newest ? 'Computed anew' : 'First profile'), created: true };
};
