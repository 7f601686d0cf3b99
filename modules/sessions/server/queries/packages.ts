import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { SessionPackage } from '../models/package';

/** A package with how many of its sessions are left. Late cancellations and missed sessions count as used. */
export interface CountedPackage {
  readonly row: SessionPackage;
  readonly left: number;
}

/** Sessions of packages that count as used; a package without any is missing. */
export const countUsed = async (db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows: { package_id: string; used: string }[] = await db('session_places')
    .whereIn('package_id', [...ids])
    .whereRaw(`(status <> 'cancelled' or is_late)`)
    .groupBy('package_id')
    .select('package_id')
    .count({ used: '*' });
  return new Map(rows.map(({ package_id, used }) => [package_id, Number(used)]));
};

/** A client's packages that are open, oldest first. */
export const listPackages = async (
  db: Knex,
  clientId: string,
  serviceIds: readonly string[],
): Promise<CountedPackage[]> => {
  const rows = await SessionPackage.query(db)
    .where({ client_id: clientId, is_closed: false })
    .whereIn('service_id', [...serviceIds])
    .orderBy(['created_at', 'id']);
  const used = await countUsed(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, left: row.total - (used.get(row.id) ?? 0) }));
};

/** Locks a client's package for one more session. Throws 409 `package-used`. */
export const takeFromPackage = async (
  trx: Knex.Transaction,
  wanted: { readonly packageId: string | undefined; readonly clientId: string; readonly serviceId: string },
): Promise<string> => {
  const row = wanted.packageId
    ? await SessionPackage.query(trx)
        .findOne({ id: wanted.packageId, client_id: wanted.clientId, service_id: wanted.serviceId, is_closed: false })
        .forUpdate()
    : undefined;
  const used = row ? ((await countUsed(trx, [row.id])).get(row.id) ?? 0) : 0;
  if (!row || used >= row.total)
    throw conflict('package-used', 'No session of this series is left. Begin a new series first.');
  return row.id;
};
