import type { Knex } from 'knex';
import { getReadAction } from '../../contract/hooks';
import type { OwnOpening } from '../../schemas/own-openings';

interface Row {
  readonly id: number;
  readonly at: string;
  readonly object: string;
  readonly actor: string;
  readonly until: string;
}

interface Reads {
  readonly reads: number;
  readonly last: string | null;
}

const kindOf = (object: string): string => object.split(':')[0] ?? '';

/** Readings of one opening: entries of the same member of staff about the same object while the grant ran. */
const readsOf = async (db: Knex, subject: string, { actor, object, at, until }: Row): Promise<Reads> => {
  const [found] = (await db('audit_log')
    .where({ subject, actor, object, action: getReadAction(kindOf(object)) })
    .whereBetween('at', [at, until])
    .select(db.raw('count(*)::int as reads'), db.raw('max(at) as last'))) as Reads[];
  return found ?? { reads: 0, last: null };
};

/**
 * One page of what staff opened of this person's by a stated reason, newest first, and whether there is more. Neither the reason nor the
 * name of who opened it: as in the mail about it.
 */
export const ownOpenings = async (
  db: Knex,
  userId: string,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<{ readonly openings: OwnOpening[]; readonly more: boolean }> => {
  const rows = (await db('audit_log as entry')
    .join('break_glass_grants as held', db.raw("held.id::text = entry.detail->>'grant'"))
    .where({ 'entry.subject': userId, 'entry.action': 'break-glass.opened' })
    .modify((query) => {
      if (before) query.where('entry.id', '<', before);
    })
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .select('entry.id', 'entry.at', 'entry.object', 'entry.actor', 'held.expires_at as until')) as Row[];
  const openings: OwnOpening[] = [];
  for (const row of rows.slice(0, limit)) {
    const { reads, last } = await readsOf(db, userId, row);
    openings.push({ id: row.id, at: row.at, kind: kindOf(row.object), until: row.until, reads, lastReadAt: last });
  }
  return { openings, more: rows.length > limit };
};
