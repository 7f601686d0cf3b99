import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Birth } from '../birth';
import { decryptBirth, decryptVersionBirth } from '../encryption';
import type { HolisticProfile } from '../models/holistic-profile';
import { findClient } from './client';

/** The birth that a version was computed from; null for an old version that kept none, once the record changed. */
export const findStoredBirth = async (core: Core, db: Knex, row: HolisticProfile): Promise<Birth | null> => {
  const stored = await decryptVersionBirth(core, db, row);
  if (stored) return stored;
  const client = await findClient(db, row.userId);
  return client?.version === row.birthVersion ? decryptBirth(core, db, client) : null;
};
