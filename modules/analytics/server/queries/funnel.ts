import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborStanding, laborsForMatching } from '#modules/labors/public';
import { type Figure, figures, type Period } from '#modules/reporting/public';
import { everUntil } from '../../lib/periods';
import type { funnelSteps, Report } from '../../schemas/report';
import { percent } from './shares';

type Step = (typeof funnelSteps)[number];

/** How many came in each step; the steps after the account are those that its people have reached by now, in any order. */
export const funnelOf = async (core: Core, db: Knex, now: number, period: Period): Promise<Report['funnel']> => {
  const of = (id: string): Figure | undefined => core.ports(figures).find((one) => one.id === id);
  const nobody = db.select(db.raw('null::uuid as user_id')).whereRaw('false');
  const people = (id: string): Knex.QueryBuilder => of(id)?.people?.(db, everUntil(now)) ?? nobody.clone();
  const ways = {
    profiles: people('profiles-completed'),
    readings: people('readings'),
    matches: people('matches-accepted'),
    experiences: people('retreat-bookings'),
  };
  const rows = db
    .from(core.people.accounts(db, 'client').as('client'))
    .where('client.created_at', '>=', period.from)
    .where('client.created_at', '<', period.to);
  for (const [name, way] of Object.entries(ways))
    rows.leftJoin(db.from(way.as('way')).distinct('way.user_id').as(name), `${name}.user_id`, 'client.id');
  const counts = Object.keys(ways).map((name) => db.raw('count(??)::int as ??', [`${name}.user_id`, name]));
  const counted = (await rows.first(db.raw('count(*)::int as accounts'), ...counts)) as Record<
    Exclude<Step, 'messages' | 'requests' | 'questionnaires' | 'labors'>,
    number
  >;
  const labors = await core.port(laborStanding).countClients(db, { atLeast: laborsForMatching, ...period });
  const reached = { ...counted, labors };
  const came = async (step: Step, id: string) => ({
    step,
    count: (await of(id)?.count(db, period)) ?? 0,
    share: null,
  });
  const { accounts } = reached;
  return [
    await came('messages', 'team-messages'),
    await came('requests', 'consultation-requests'),
    await came('questionnaires', 'questionnaires'),
    ...(['accounts', 'profiles', 'labors', 'readings', 'matches', 'experiences'] as const).map((step) => ({
      step,
      count: reached[step],
      share: percent(reached[step], accounts),
    })),
  ];
};
