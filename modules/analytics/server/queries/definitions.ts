import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type Figure, figures, type Period } from '#modules/reporting/public';
import { everUntil } from '../../lib/periods';
import type { FigureView } from '../../schemas/metrics';
import type { FigureName } from '../../schemas/values';
import { activeIn, countActive } from './active';
import { averagesByPerson, investors } from './investment';
import { arrived, journeyWeeks, succeeded, successRate } from './journeys';
import { countClients, percent } from './shares';

/** Periods by how many of them lie between their end and the instant of counting: 0 is the last one. */
export type PeriodAt = (ago: number) => Period;

/** A figure that is more than a number. */
export interface Measured {
  readonly value: number;
  /** Bounds of the middle half, where the value is a median. */
  readonly low?: number;
  readonly high?: number;
  /** Of an amount of money, ISO 4217. */
  readonly currency?: string;
}

/** How a figure comes about. */
export interface FigureRule {
  readonly unit: FigureView['unit'];
  /** `{period}` stands where the period is named. */
  readonly definition: string;
  /** How many whole periods before an instant must be covered by data, for the figure to say anything; 0: any. */
  readonly needs: number;
  /** As it was `ago` periods before. */
  readonly count: (db: Knex, at: PeriodAt, ago: number) => Promise<number | Measured | null>;
  /** Those who count now, as a query of `user_id`; absent: they are not listed. */
  readonly people?: ((db: Knex, at: PeriodAt) => Knex.QueryBuilder) | undefined;
}

const found = (core: Core, id: string): Figure | undefined => core.ports(figures).find((one) => one.id === id);

/** A module's own figure; absent modules have counted nothing. */
const ofModule = (core: Core, id: string): FigureRule => {
  const figure = found(core, id);
  const people = figure?.people;
  return {
    unit: 'count',
    definition: figure?.definition ?? 'Not counted: the part of the product that counts it is switched off.',
    needs: figure?.kind === 'within' ? 1 : 0,
    count: async (db, at, ago) => figure?.count(db, at(ago)) ?? 0,
    people: people && ((db, at) => people(db, at(0))),
  };
};

const acceptance = (core: Core): FigureRule => {
  const [accepted, answered] = [found(core, 'matches-accepted'), found(core, 'matches-answered')];
  return {
    unit: 'percent',
    definition: 'Of the requests that practitioners answered in {period}, the share they accepted.',
    needs: 1,
    count: async (db, at, ago) =>
      percent((await accepted?.count(db, at(ago))) ?? 0, (await answered?.count(db, at(ago))) ?? 0),
    people: ofModule(core, 'matches-accepted').people,
  };
};

const completion = (core: Core): FigureRule => {
  const completed = found(core, 'labors-completed');
  return {
    unit: 'percent',
    definition: 'Of all clients, the share who have answered all twelve Labors.',
    needs: 0,
    count: async (db, at, ago) =>
      percent((await completed?.count(db, at(ago))) ?? 0, await countClients(core, db, at(ago).to)),
    people: ofModule(core, 'labors-completed').people,
  };
};

const retention = (core: Core): FigureRule => ({
  unit: 'percent',
  definition: 'Of the clients who were active in the period before {period}, the share who were active again.',
  needs: 2,
  count: async (db, at, ago) =>
    percent(await countActive(core, db, at(ago), at(ago + 1)), await countActive(core, db, at(ago + 1))),
  people: (db, at) => activeIn(core, db, at(0), at(1)).select({ user_id: 'client.id' }),
});

const journeys = (core: Core): Pick<Record<FigureName, FigureRule>, 'journeyWeeks' | 'successRate' | 'investment'> => ({
  journeyWeeks: {
    unit: 'weeks',
    definition:
      'Of those whose way ended in {period}, the median of the weeks from their first step (a questionnaire or the account, whichever came first) to the end of their experience or, where plans of aftercare followed, to the day the last one was closed. Whoever is still on the way does not count, nor do samples.',
    needs: 1,
    count: (db, at, ago) => journeyWeeks(core, db, at(ago)),
    people: (db, at) => arrived(core, db, at(0)),
  },
  successRate: {
    unit: 'percent',
    definition:
      'Of the people whose confirmed retreat ended or was called off in {period}, the share for whom it took place and led on to aftercare (a plan that was open after it, or the phase as the team set it). Whoever has not gone on yet counts as not; samples do not count.',
    needs: 1,
    count: (db, at, ago) => successRate(core, db, at(ago)),
    people: (db, at) => succeeded(core, db, at(0)),
  },
  investment: {
    unit: 'money',
    definition:
      'What one person has agreed to pay by all invoices less their credit notes, paid or not, on average over everybody who agreed to any. Where prices are in several currencies, the one of most people; the others stand with the agreed prices by kind. Samples do not count.',
    needs: 0,
    count: async (db, at, ago) => {
      const [most] = await averagesByPerson(core, db, everUntil(Date.parse(at(ago).to)));
      return most ? { value: most.each, currency: most.currency } : null;
    },
    people: (db, at) => investors(core, db, everUntil(Date.parse(at(0).to))),
  },
});

/** All figures with their definitions. Asked after every module was created. */
export const figureRules = (core: Core): Readonly<Record<FigureName, FigureRule>> => ({
  activeClients: {
    unit: 'count',
    definition:
      'Clients whose account is not suspended and who, in {period}, opened the account, saved an answer, made a profile, asked for matches, were given a reading or sent a questionnaire. Signing in alone is not kept and does not count.',
    needs: 1,
    count: (db, at, ago) => countActive(core, db, at(ago)),
    people: (db, at) => activeIn(core, db, at(0)).select({ user_id: 'client.id' }),
  },
  practitioners: ofModule(core, 'practitioners'),
  completedProfiles: ofModule(core, 'profiles-completed'),
  retreatBookings: ofModule(core, 'retreat-bookings'),
  clients: {
    unit: 'count',
    definition: 'Accounts of clients, suspended ones too; deleted ones do not count.',
    needs: 0,
    count: (db, at, ago) => countClients(core, db, at(ago).to),
    people: (db) => db.from(core.people.accounts(db, 'client').as('client')).select({ user_id: 'client.id' }),
  },
  laborsAnswered: ofModule(core, 'labors-answered'),
  completion: completion(core),
  readings: ofModule(core, 'readings'),
  questionnaires: ofModule(core, 'questionnaires'),
  acceptedMatches: ofModule(core, 'matches-accepted'),
  matchingAcceptance: acceptance(core),
  retention: retention(core),
  aftercareReached: {
    unit: 'percent',
    definition: 'Of the clients whom the team moved on to an experience, the share who have gone on to aftercare.',
    needs: 0,
    count: async (db, at, ago) => {
      const [went, had] = [found(core, 'moved-to-aftercare'), found(core, 'moved-to-experience')];
      return percent((await went?.count(db, at(ago))) ?? 0, (await had?.count(db, at(ago))) ?? 0);
    },
  },
  ...journeys(core),
});
