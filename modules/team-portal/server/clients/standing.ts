import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborStanding } from '#modules/labors/public';
import { type AcceptedRow, matchStanding } from '#modules/matching/public';
import { profileStanding } from '#modules/profile/public';
import type { ClientStanding } from '../../schemas/team-client';
import { ClientPhase } from '../models/client-phase';
import { type Deeds, derivedPhase, stepsFrom } from './rules';

/** Where a client stands, with the names of the practitioners who accepted. */
export interface Standing {
  readonly view: ClientStanding;
  readonly deeds: Deeds;
  readonly practitioners: readonly AcceptedRow[];
}

/** Rows of a sub-query for these people alone. */
const only = async <T>(db: Knex, query: Knex.QueryBuilder, ids: readonly string[]): Promise<T[]> =>
  (await db
    .from(query.as('rows'))
    .whereIn('rows.user_id', [...ids])
    .select('rows.*')) as T[];

/** Where each of these clients stands. */
export const standingsOf = async (
  core: Core,
  db: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  if (ids.length === 0) return new Map();
  const profiles = core.port(profileStanding);
  // One after the other, so that a list takes one connection and a transaction can ask too.
  const recorded = await only<{ user_id: string }>(db, profiles.recorded(db), ids);
  const completed = await only<{ user_id: string }>(db, profiles.completed(db), ids);
  const labors = await only<{ user_id: string; done: number }>(db, core.port(laborStanding).done(db), ids);
  const accepted = await only<AcceptedRow>(db, core.port(matchStanding).accepted(db), ids);
  const set = await ClientPhase.query(db).whereIn('client_id', [...ids]);

  const has = (rows: readonly { user_id: string }[]) => new Set(rows.map(({ user_id }) => user_id));
  const [withRecord, withProfile] = [has(recorded), has(completed)];
  const done = new Map(labors.map((row) => [row.user_id, row.done]));
  const phaseOf = new Map(set.map((row) => [row.client_id, row]));
  return new Map(
    ids.map((clientId) => {
      const practitioners = accepted.filter((row) => row.user_id === clientId);
      const deeds = {
        recorded: withRecord.has(clientId),
        completed: withProfile.has(clientId),
        done: done.get(clientId) ?? 0,
        accepted: practitioners.length > 0,
      };
      const row = phaseOf.get(clientId);
      const phase = row?.phase ?? derivedPhase(deeds);
      const view = {
        clientId,
        phase,
        phaseSet: row !== undefined,
        version: row?.version ?? 0,
        laborProgress: deeds.done,
        steps: stepsFrom(phase, deeds),
      };
      return [clientId, { view, deeds, practitioners }];
    }),
  );
};
