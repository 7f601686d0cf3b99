import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { segments } from '#modules/records/public';

/** Segments that these people keep back from practitioners whatever a consent names, by person. */
export const listWithheld = async (
  core: Core,
  db: Knex,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const found = new Map<string, Set<string>>(userIds.map((userId) => [userId, new Set()]));
  if (userIds.length === 0) return found;
  for (const provider of core.ports(segments))
    for (const [userId, keys] of (await provider.withheld?.(db, userIds)) ?? [])
      for (const key of keys) found.get(userId)?.add(key);
  return found;
};
