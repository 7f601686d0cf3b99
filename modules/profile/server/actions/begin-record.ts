import type { Knex } from 'knex';
import { Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import type { ClientInput } from '../../schemas/client';
import { type Birth, settleBirth } from '../birth';
import { encryptBirth } from '../encryption';
import { Client } from '../models/client';

const settledOrNull = (places: Places, input: ClientInput): Birth | null => {
  try {
    return settleBirth(places, input);
  } catch (error) {
    // A place of several or of no name is asked for on the profile page; anything but that is a fault of ours.
    if (error instanceof Problem && error.status === 422) return null;
    throw error;
  }
};

/** Makes a client's record from a birth that another form asked for; false where there is one, or the input does not settle the birth. */
export const beginRecord = async (
  core: Core,
  places: Places,
  trx: Knex,
  userId: string,
  input: ClientInput,
  zone: string | null,
): Promise<boolean> => {
  const birth = settledOrNull(places, input);
  // A record keeps the zone of its place: a clock that was corrected by hand would be lost without a word.
  if (!birth || (zone !== null && zone !== birth.place.zone)) return false;
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`client:${userId}`]);
  if (await Client.query(trx).findOne({ user_id: userId })) return false;
  await Client.query(trx).insert({ userId, birthSealed: await encryptBirth(core, trx, userId, birth) });
  return true;
};
