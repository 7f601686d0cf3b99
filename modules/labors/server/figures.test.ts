import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { figures } from '#modules/reporting/public';
import { laborStanding } from '../public';

const hour = 3_600_000;
const at = (hoursAgo: number): string => new Date(Date.now() - hoursAgo * hour).toISOString();

let app: TestApp;
let clients: Client[];
/** Answers the first so many Labors, that many hours ago. */
const answer = async (userId: string, count: number, hoursAgo = 1, words = 9): Promise<void> => {
  for (let laborNumber = 1; laborNumber <= count; laborNumber += 1)
    await app.knex('labor_responses').insert({
      user_id: userId,
      labor_number: laborNumber,
      text_sealed: Buffer.alloc(1),
      words,
      created_at: at(hoursAgo),
    });
};
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
  clients = [await app.as('client'), await app.as('client'), await app.as('client'), await app.as('client')];
  const [all, three, spoken] = clients;
  const practitioner = await app.as('practitioner');
  await answer(all?.userId ?? '', 12);
  await answer(three?.userId ?? '', 3);
  await answer(spoken?.userId ?? '', 12, 1, 0);
  await answer(practitioner.userId, 12);
  await app
    .knex('users')
    .where({ id: three?.userId ?? '' })
    .update({ created_at: at(48) });
  await app
    .knex('users')
    .where({ id: all?.userId ?? '' })
    .update({ created_at: at(5) });
});
afterAll(() => app.stop());

describe('how far people came', () => {
  it('counts the requested people only, without recordings that have no words', async () => {
    const [all, three, spoken, silent] = clients.map(({ userId }) => userId);
    const done = await app.assembled.ports
      .one('test', laborStanding)
      .countDone(app.knex, [three ?? '', spoken ?? '', silent ?? '']);
    expect([...done]).toEqual([[three, 3]]);
    expect(await app.assembled.ports.one('test', laborStanding).countDone(app.knex, [all ?? ''])).toEqual(
      new Map([[all, 12]]),
    );
  });

  it('counts clients whose account was opened in the period, and nobody else', async () => {
    const { countClients } = app.assembled.ports.one('test', laborStanding);
    const count = (atLeast: number, from: number, to = 0) =>
      countClients(app.knex, { atLeast, from: at(from), to: at(to) });
    expect([await count(3, 72), await count(3, 24), await count(4, 72), await count(3, 72, 24)]).toEqual([2, 1, 1, 1]);
  });

  it('counts and lists who had answered all twelve by an instant', async () => {
    const completed = app.assembled.ports.all(figures).find(({ id }) => id === 'labors-completed');
    const count = (hoursAgo: number) => completed?.count(app.knex, { from: at(72), to: at(hoursAgo) });
    expect([await count(0), await count(2)]).toEqual([1, 0]);
    const people: { user_id: string }[] = await completed?.people?.(app.knex, { from: at(72), to: at(0) });
    expect(people.map(({ user_id }) => user_id)).toContain(clients[0]?.userId);
    expect(people).toHaveLength(2);
  });
});
