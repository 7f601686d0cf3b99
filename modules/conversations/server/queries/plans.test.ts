import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
let practitioner: Client;
/** Ten thousand talks with the team and as many of one practitioner, who works with a single client still. */
beforeAll(async () => {
  app = await testApp({ modules: ['conversations'] });
  const client = await app.as('client');
  [admin, practitioner] = [await app.as('admin'), await app.as('practitioner')];
  const matchId = await matched(app.knex, client, practitioner);
  await client.post('/api/conversations', { with: 'team', content: 'The newest question.' });
  await client.post('/api/conversations', { matchId, content: 'The newest line.' });
  await app.knex.raw(`
    insert into users (id, role, email, first_name, last_name)
    select gen_random_uuid(), 'client', 'many-' || g || '@example.test', 'Many', g::text from generate_series(1, 10000) g`);
  await app.knex.raw(
    `insert into conversations (kind, client_id, practitioner_id)
     select kind, u.id, case kind when 'match' then ?::uuid end from users u, unnest(array['match', 'team']) kind
     where u.email like 'many-%'`,
    [practitioner.userId],
  );
  await app.knex.raw(`
    with written as (
      insert into conversation_messages (id, conversation_id, from_client, author_id, sent_at)
      select gen_random_uuid(), c.id, true, c.client_id, now() from conversations c, generate_series(1, 2)
      where c.last_seq = 0 order by c.id
      returning conversation_id, seq)
    update conversations c set last_seq = newest.seq
    from (select conversation_id, max(seq) as seq from written group by 1) newest where newest.conversation_id = c.id`);
  await app.knex.raw('analyze conversations, conversation_messages, users');
});
afterAll(() => app.stop());

/** The plans of all statements about conversations that a request sends. */
const plansOf = async (run: () => Promise<unknown>): Promise<string> => {
  const sent: { sql: string; bindings: unknown[] }[] = [];
  const note = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    if (sql.includes('conversation')) sent.push({ sql, bindings: bindings ?? [] });
  };
  app.knex.on('query', note);
  await run();
  app.knex.removeListener('query', note);
  const connection = await app.knex.client.acquireConnection();
  try {
    const plans: string[] = [];
    for (const { sql, bindings } of sent) {
      const { rows } = await connection.query({ text: `explain ${sql}`, values: bindings, rowMode: 'array' });
      plans.push(...rows.map(([line]: string[]) => line));
    }
    return plans.join('\n');
  } finally {
    await app.knex.client.releaseConnection(connection);
  }
};

it('shows the team and a practitioner their newest of ten thousand conversations by an index', async () => {
  for (const [who, index, count] of [
    [admin, 'conversations_of_team', 20],
    [practitioner, 'conversations_', 1],
  ] as const) {
    const first = await who.get('/api/conversations');
    expect(first.body).toHaveLength(count);
    const next = /<([^>]+)>/.exec(String(first.headers.link ?? ''))?.[1] ?? '/api/conversations';
    const plan = await plansOf(async () => {
      await who.get('/api/conversations');
      await who.get(next);
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on conversation');
  }
});

it('walks all pages of the team without a gap or a repetition', async () => {
  const seen: string[] = [];
  let next: string | undefined = '/api/conversations?limit=50';
  for (let page = 0; page < 8 && next; page += 1) {
    const { body, headers } = await admin.get(next);
    seen.push(...body.map(({ id }: { id: string }) => id));
    next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  }
  const rows = await app.knex('conversations').where({ kind: 'team' }).orderBy('last_seq', 'desc').limit(400);
  expect(seen).toEqual(rows.map(({ id }) => id));
});
