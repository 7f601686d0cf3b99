import { startBenchApp } from '#core/bench/bench-app';
import { measure, report } from '#core/bench/compare';
import { findLongestPause } from '#core/bench/longest-pause';
import type { TestApp } from '#core/testing/app';
import { ruth } from '#modules/labors/testing/writers/ruth';
import { aReadyClient } from '#modules/profile/testing/ready-client';
import { matchesOf, runFor, withSamples } from '../testing/factory';

/* A run against 10,000 practitioners next to one against the 24 samples, and how long it holds up the event loop. */
/** Ranking grows with the practitioners, what a run reads and writes for the client does not. */
const budget = { run: 12, pause: 0.25 } as const;
const rounds = 5;

/** Copies the samples until there are 10,000, each with the vectors of the one it was made from. */
const multiply = async (app: TestApp): Promise<void> => {
  await app.knex.raw(`
    insert into users (email, first_name, last_name, role)
    select 'copy-' || n || '-' || s.slug || '@example.test', 'Copy', s.name, 'practitioner'
    from practitioners s, generate_series(1, 416) n where s.sample`);
  await app.knex.raw(`
    insert into practitioners
      (slug, name, specializations, approach, experience, languages, availability, frameworks, design_focus, statements, user_id)
    select 'copy-' || n || '-' || s.slug, s.name || ' ' || n, specializations, approach, experience, languages,
      availability, frameworks, design_focus, statements,
      (select id from users where email = 'copy-' || n || '-' || s.slug || '@example.test')
    from practitioners s, generate_series(1, 416) n where s.sample`);
  await app.knex.raw(`
    insert into practitioner_availability (practitioner_id, zone, hours, exceptions)
    select copy.id, a.zone, a.hours, a.exceptions
    from practitioners copy
    join practitioners s on s.sample and copy.slug like 'copy-%-' || s.slug
    join practitioner_availability a on a.practitioner_id = s.id`);
  await app.knex.raw(`
    insert into practitioner_vectors (practitioner_id, model_id, piece, version, vector)
    select copy.id, v.model_id, v.piece, v.version, v.vector
    from practitioners copy
    join practitioners s on s.sample and copy.slug like 'copy-%-' || s.slug
    join practitioner_vectors v on v.practitioner_id = s.id`);
  await app.knex.raw('analyze practitioners, practitioner_vectors');
};

const app = await startBenchApp(['labors', 'profile', 'matching']);
try {
  await withSamples(app);
  const client = await aReadyClient(app, ruth.answers);
  const job = app.assembled.jobs.find((one) => one.owner === 'matching' && one.job.name === 'run')?.job;
  const run = async (): Promise<void> => {
    const { jobId } = (await client.post('/api/matching/run', {})).body;
    await job?.run({ jobId, userId: client.userId } as never, { attempt: 1, lastAttempt: false });
  };
  /** The best of several runs, after the first has loaded what is searched. */
  const measureRuns = async (): Promise<number> => {
    await runFor(app, client);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure(run));
    return Math.min(...times);
  };
  const few = await measureRuns();
  await multiply(app);
  const many = await measureRuns();
  const matches = await matchesOf(client);
  if (matches.length !== 12) throw new Error(`${matches.length} matches instead of 12`);
  report('a run, 10,008 practitioners to 24', many, few, budget.run);
  report('longest pause meanwhile, to the run', await findLongestPause(run, rounds), many, budget.pause);
} finally {
  await app.stop();
}
