import type { Knex } from 'knex';
import { figures, type Period } from '#core/contract/figures';
import type { Core } from '#core/contract/server';
import type { FigureName, FigureView } from '../../schemas/metrics';
import { countActive } from './active';
import { periodBefore } from './periods';
import { completion, countClients, percent } from './shares';

/** How a figure comes about. */
export interface FigureRule {
  readonly unit: FigureView['unit'];
  readonly definition: string;
  /** How many whole periods before an instant must be covered by data, for the figure to say anything; 0: any. */
  readonly needs: number;
  /** At `ago` periods before `now` (milliseconds). */
  readonly count: (db: Knex, now: number, ago: number) => Promise<number | null>;
}

/** A module's own figure; absent modules have counted nothing. */
const ofModule = (core: Core, id: string): FigureRule => {
  const found = core.ports(figures).find((one) => one.id === id);
  return {
    unit: 'count',
    definition: found?.definition ?? 'Not counted: the part of the product that counts it is switched off.',
    needs: found?.kind === 'within' ? 1 : 0,
    count: async (db, now, ago) => (found ? found.count(db, periodBefore(now, ago)) : 0),
  };
};

const acceptance = (core: Core): FigureRule => {
  const [accepted, answered] = [ofModule(core, 'matches-accepted'), ofModule(core, 'matches-answered')];
  return {
    unit: 'percent',
    definition: 'Of the requests that practitioners answered in the last 30 days, the share they accepted.',
    needs: 1,
    count: async (db, now, ago) =>
      percent((await accepted.count(db, now, ago)) ?? 0, (await answered.count(db, now, ago)) ?? 0),
  };
};

const retention = (core: Core): FigureRule => ({
  unit: 'percent',
  definition: 'Of the clients who were active in the 30 days before the last 30, the share who were active again.',
  needs: 2,
  count: async (db, now, ago) => {
    const [last, before]: [Period, Period] = [periodBefore(now, ago), periodBefore(now, ago + 1)];
    return percent(await countActive(core, db, last, before), await countActive(core, db, before));
  },
});

/** All figures with their definitions. Asked after every module was created. */
export const figureRules = (core: Core): Readonly<Record<FigureName, FigureRule>> => ({
  activeClients: {
    unit: 'count',
    definition:
      'Clients whose account is not suspended and who, in the last 30 days, opened the account, saved an answer, made a profile, asked for matches, were given a reading or sent a questionnaire. Signing in alone is not kept and does not count.',
    needs: 1,
    count: (db, now, ago) => countActive(core, db, periodBefore(now, ago)),
  },
  practitioners: ofModule(core, 'practitioners'),
  completedProfiles: ofModule(core, 'profiles-completed'),
  retreatBookings: {
    unit: 'count',
    definition: 'Bookings of retreats. The product does not offer bookings yet, so there are none.',
    needs: 0,
    count: async (_db, _now, ago) => (ago === 0 ? 0 : null),
  },
  clients: {
    unit: 'count',
    definition: 'Accounts of clients, suspended ones too; deleted ones do not count.',
    needs: 0,
    count: (db, now, ago) => countClients(core, db, periodBefore(now, ago).to),
  },
  laborsAnswered: ofModule(core, 'labors-answered'),
  completion: {
    unit: 'percent',
    definition: 'Of all clients, the share who have answered all twelve Labors.',
    needs: 0,
    count: (db, now, ago) => completion(core, db, periodBefore(now, ago).to),
  },
  readings: ofModule(core, 'readings'),
  questionnaires: ofModule(core, 'questionnaires'),
  acceptedMatches: ofModule(core, 'matches-accepted'),
  matchingAcceptance: acceptance(core),
  retention: retention(core),
});
