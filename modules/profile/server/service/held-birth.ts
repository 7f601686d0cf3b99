import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { HolisticProfile } from '../models/holistic-profile';
import type { Birth } from './birth';
import { clientOf } from './client-of';
import { openBirth, openVersionBirth } from './sealed';

/** The birth that a version was computed from; null for an old version that kept none, once the record changed. */
export const heldBirth = async (core: Core, db: Knex, row: HolisticProfile): Promise<Birth | null> => {
  const kept = await openVersionBirth(core, db, row);
  if (kept) return kept;
  const client = await clientOf(db, row.userId);
  return client?.version === row.birthVersion ? openBirth(core, db, client) : null;
};
