import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { figures } from '#modules/reporting/public';
import { inbox } from '../public';
import { sendConsultation, sendContactRequest } from '../testing/factory';
import { messages, requested } from './figures';

const app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
afterAll(() => app.stop());

it('counts consultations, and messages to the team apart from them', async () => {
  const anon = await app.as('anon');
  await sendConsultation(anon);
  await sendConsultation(anon);
  await sendContactRequest(anon);
  await app.knex.transaction((trx) =>
    app.assembled.ports.all(inbox)[0]?.add(trx, {
      ...{ kind: 'assistant', name: 'Ann', email: 'ann@example.test', message: 'Please call me.', userId: null },
    }),
  );
  const period = { from: '2020-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' };
  expect([await requested.count(app.knex, period), await messages.count(app.knex, period)]).toEqual([2, 2]);
  const provided = app.assembled.ports.all(figures).map(({ id }) => id);
  expect(provided).toEqual(expect.arrayContaining(['consultation-requests', 'team-messages']));
});
