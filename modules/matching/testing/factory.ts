import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { aPerson, type TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { MatchingJobView, MatchView } from '../schemas/match';
import { seedSamples } from '../server/seed';

/** Puts the twenty-four samples into a test database and indexes them. */
export const withSamples = async (app: TestApp): Promise<void> => {
  const practitioner = await aPerson(app.knex, 'practitioner');
  await app.knex.transaction((trx) =>
    seedSamples(trx, {
      ...{ client: randomUUID(), practitioner, admin: randomUUID() },
      ...{ sampleClient: randomUUID(), recentClients: [] },
    }),
  );
  await app.knex.raw("select graphile_worker.add_job('matching.index', payload => '{}'::json)");
  await app.runJobs();
};

/** What a test says of a practitioner; the rest is plain. */
export interface PractitionerOverrides {
  /** Null for a record that nobody answers for; an account of its own unless given. */
  readonly userId?: string | null;
  /** False for somebody who has not entered any hours; every hour of the week otherwise. */
  readonly hours?: boolean;
  readonly name?: string;
  readonly availability?: 'open' | 'waiting-list' | 'closed';
  readonly approach?: string | null;
  readonly frameworks?: readonly string[];
  readonly designFocus?: readonly string[];
  /** Specialization and one sentence about it. */
  readonly work?: readonly (readonly [string, string])[];
}

/** A practitioner of a test; answers the id. */
export const aPractitioner = async (knex: Knex, overrides: PractitionerOverrides = {}): Promise<string> => {
  const id = randomUUID();
  const work = overrides.work ?? [['Decisions', 'Finding the will that is neither force nor wish.']];
  await knex('practitioners').insert({
    id,
    user_id: overrides.userId === undefined ? await aPerson(knex, 'practitioner') : overrides.userId,
    slug: `test-${id}`,
    name: overrides.name ?? 'Test Practitioner',
    specializations: work.map(([specialization]) => specialization),
    approach: overrides.approach === undefined ? 'Talking' : overrides.approach,
    experience: 5,
    languages: ['English'],
    availability: overrides.availability ?? 'open',
    frameworks: overrides.frameworks ?? ['Narrative'],
    design_focus: overrides.designFocus ?? ['open Head'],
    statements: JSON.stringify(work.map(([specialization, statement]) => ({ specialization, statement }))),
  });
  if (overrides.hours !== false)
    await knex('practitioner_availability').insert({
      practitioner_id: id,
      zone: 'UTC',
      hours: JSON.stringify([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }))),
      exceptions: '[]',
      version: 1,
    });
  return id;
};

/** Asks for a run, runs the jobs and answers how it ended. */
export const runFor = async (app: TestApp, client: Client): Promise<MatchingJobView> => {
  const asked = await client.post('/api/matching/run', {});
  if (asked.status !== 202) throw new Error(`not asked: ${asked.status} ${asked.text}`);
  await app.runJobs();
  return (await client.get(`/api/matching/jobs/${asked.body.jobId}`)).body;
};

/** Matches of a client as the page asks for them. */
export const matchesOf = async (client: Client): Promise<MatchView[]> => (await client.get('/api/matching/me')).body;
