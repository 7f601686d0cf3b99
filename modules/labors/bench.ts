import { randomUUID } from 'node:crypto';
import type { Call } from '#core/bench/load';
import { startMeasuredProduct } from '#core/bench/measured-product';
import { compareRequests } from '#core/bench/requests';
import { laborResponded } from './schemas/events';
import { laborOf } from './schemas/twelve-labors';

/*
 * Saving an answer for the first time, next to bare Koa + pg that writes the same rows with one statement: the answer, its version,
 * the event and the jobs of it. Each person answers one Labor a round; what bare writes belongs to other people. In German, since
 * English sentences about oneself are read by a model in a thread besides, which costs more than all the rest.
 */
const people = 320;
const warmUps = 3;
const rounds = 9;
const text = 'Mit elf habe ich den blauen Krug zerbrochen und die Scherben versteckt. Niemand hat je gefragt. '.repeat(
  6,
);

const product = await startMeasuredProduct({ people: 2 * people });
try {
  const { db, server, signedIn } = product;
  const { rows: ids } = await db.knex.raw<{ rows: { id: string }[] }>(
    `select id from users where email like 'load-%' order by substring(email from 6 for position('@' in email) - 6)::int`,
  );
  const labors = (round: number): number[] =>
    round < 0 ? Array.from({ length: warmUps }, (_, index) => index + 1) : [warmUps + 1 + round];
  const ours = (round: number): Call[] =>
    labors(round).flatMap((laborNumber) =>
      signedIn.slice(0, people).map((headers) => ({
        method: 'POST' as const,
        path: '/api/labor-responses',
        headers: { ...headers, 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify({ laborNumber, laborName: laborOf(laborNumber)?.name, textResponse: text }),
      })),
    );
  const first = ours(-1)[0];
  const saved = await fetch(`${server.url}${first?.path}`, { ...first });
  if (saved.status !== 201) throw new Error(`saving answered ${saved.status}: ${await saved.text()}`);
  const { rows: jobs } = await db.knex.raw<{ rows: { key: string; task: string }[] }>(
    `select key, task_identifier as task from graphile_worker.jobs where key like '%:' || (select event || ':' || id from outbox_events where event = ? order by id desc limit 1)`,
    [laborResponded.id],
  );
  const owners = jobs.map(({ key }) => key.split(':')[0] ?? '');
  const statement = `
    with response as (
      insert into labor_responses (id, user_id, labor_number, audience, text_sealed, words, version)
      values ($1, $2, $3, 'reading', $4::text::bytea, 108, 1) on conflict (user_id, labor_number) do nothing returning *),
    copied as (
      insert into labor_response_versions (response_id, version, text_sealed, words)
      select id, version, text_sealed, words from response),
    dropped as (delete from labor_drafts where user_id = $2 and labor_number = $3 and exists (select from response)),
    event as (
      insert into outbox_events (event, payload)
      select '${laborResponded.id}', json_build_object('userId', user_id, 'responseId', id, 'laborNumber', labor_number, 'version', version)
      from response returning id, payload),
    jobs as (
      select graphile_worker.add_job(task.name, payload => event.payload::json,
        job_key => task.owner || ':${laborResponded.id}:' || event.id, max_attempts => 25)
      from event, unnest($5::text[], $6::text[]) as task (owner, name))
    select response.*, (select count(*) from jobs) from response`;
  const writes = (round: number): Call[] =>
    labors(round).flatMap((laborNumber) =>
      ids.slice(people, 2 * people).map(({ id }) => ({
        method: 'POST' as const,
        path: '/save',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify([randomUUID(), id, laborNumber, text, owners, jobs.map(({ task }) => task)]),
      })),
    );
  const bare = await product.startBare({ 'POST /save': statement });
  process.stdout.write(`${jobs.length} jobs for each answer\n`);
  await compareRequests({
    name: 'first save of an answer',
    ours: { server, calls: ours },
    bare: { server: bare, calls: writes },
    rounds,
  });
} finally {
  await product.stop();
}
