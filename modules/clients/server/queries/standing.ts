import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborStanding } from '#modules/labors/public';
import { type AcceptedMatch, matchStanding } from '#modules/matching/public';
import { profileStanding } from '#modules/profile/public';
import { type Deeds, derivedPhase, stepsFrom } from '../../lib/phase-rules';
import type { ClientStanding } from '../../schemas/client';
import { ClientPhase } from '../models/client-phase';

/** Where a client stands, with the names of the practitioners who accepted. */
export interface Standing {
  readonly view: ClientStanding;
  readonly deeds: Deeds;
  readonly practitioners: readonly AcceptedMatch[];
}

/** Where each of these clients stands. */
export const standingsOf = async (
  core: Core,
  db: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  if (ids.length === 0) return new Map();
  const profiles = core.port(profileStanding);
  // One after the other, so that a list takes one connection and a transaction can ask too.
  const recorded = await profiles.findRecorded(db, ids);
  const completed = await profiles.findCompleted(db, ids);
  const done = await core.port(laborStanding).countDone(db, ids);
  const accepted = await core.port(matchStanding).listAccepted(db, ids);
  const set = await ClientPhase.query(db).whereIn('client_id', [...ids]);

  const phaseOf = new Map(set.map((row) => [row.clientId, row]));
  return new Map(
    ids.map((clientId) => {
      const practitioners = accepted.filter(({ clientUserId }) => clientUserId === clientId);
      const deeds = {
        recorded: recorded.has(clientId),
        completed: completed.has(clientId),
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
