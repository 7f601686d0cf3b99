import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborStanding, laborsForMatching } from '#modules/labors/public';
import { matchStanding } from '#modules/matching/public';
import { profileStanding } from '#modules/profile/public';
import type { TeamClientFilter } from '../../schemas/client';
import type { Phase } from '../../schemas/values';
import { ClientPhase } from '../models/client-phase';

/** All clients, as accounts with `sort_name`, `done` (Labors) and their phase: the one that staff set, else by the rules of `derivedPhase`. A test holds the two together. */
const clientRows = (core: Core, db: Knex): Knex.QueryBuilder =>
  db
    .from(core.people.accounts(db, 'client').as('client'))
    .leftJoin(core.port(profileStanding).recorded(db).as('record'), 'record.user_id', 'client.id')
    .leftJoin(core.port(profileStanding).completed(db).as('profile'), 'profile.user_id', 'client.id')
    .leftJoin(core.port(laborStanding).done(db).as('labors'), 'labors.user_id', 'client.id')
    .leftJoin(`${ClientPhase.tableName} as set`, 'set.client_id', 'client.id')
    .select(
      'client.*',
      db.raw("lower(trim(client.first_name || ' ' || client.last_name)) as sort_name"),
      db.raw('coalesce(labors.done, 0) as done'),
      db.raw(
        `case when "set".phase is not null then "set".phase
              when record.user_id is null then 'intake'
              when profile.user_id is null or coalesce(labors.done, 0) < ? then 'assessment'
              else 'matching' end as phase`,
        [laborsForMatching],
      ),
    );

/** Phases that no rule leads to. */
const setAlone: ReadonlySet<Phase> = new Set<Phase>(['experience', 'aftercare']);

/** The same, narrowed; `q` is looked for in names. Its alias is `c`. */
export const filteredClients = (core: Core, db: Knex, { phase, q, assigned }: TeamClientFilter): Knex.QueryBuilder =>
  db.from(clientRows(core, db).as('c')).modify((query) => {
    const words = q?.trim().toLowerCase() ?? '';
    const accepted = db
      .from(core.port(matchStanding).accepted(db).as('a'))
      .whereRaw('a.user_id = c.id')
      .select('a.user_id');
    if (phase) query.where('c.phase', phase);
    // Nobody comes there unless staff say so: a few rows to begin with instead of everybody.
    if (phase && setAlone.has(phase))
      query.whereIn('c.id', db(ClientPhase.tableName).where({ phase }).select('client_id'));
    if (words !== '') query.whereRaw('position(? in c.sort_name) > 0', [words]);
    if (assigned === 'yes') query.whereExists(accepted);
    if (assigned === 'no') query.whereNotExists(accepted);
  });
