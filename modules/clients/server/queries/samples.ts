import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { samples } from '#modules/reporting/public';

/** Those of these clients who were invented for a demonstration. */
export const findSamples = async (core: Core, db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(core.ports(samples).map((one) => one.find(db, ids)));
  return new Set(found.flatMap((some) => [...some]));
};
