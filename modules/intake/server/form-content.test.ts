import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageContent } from '#core/contract/hooks';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { ContentFields } from '#modules/studio/public';
import { act, publish, read, save } from '#modules/studio/testing/factory';
import form from '../data/form/texts/en.json';
import { pricesInPages } from '../lib/budget-notes';
import { type FormWords, fieldNameOf, formInPages, keysOfSteps } from '../lib/form-words';
import { steps } from '../schemas/steps';
import { aFullForm } from '../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['intake', 'welcome'] });
});
afterAll(() => app.stop());

const inPages = () =>
  Object.assign({}, ...app.assembled.ports.all(pageContent).map((one) => one.of({ language: 'de', user: null })));

it('says what budgets cover at the prices that staff published', async () => {
  expect(inPages()[pricesInPages]).toEqual({
    assessment: 2500,
    retreat: { from: 18_000, to: 35_000 },
    integration: 3000,
    aftercare: 1200,
  });
  const retreat = { name: 'Retreat', priceFrom: 2_000_000, priceTo: 4_000_000, from: 7, to: 14 };
  await publish(await app.as('admin'), 'stages/retreat/en', retreat);
  await expect.poll(() => inPages()[pricesInPages]?.retreat).toEqual({ from: 20_000, to: 40_000 });
});

const admin = () => app.as('admin');
const formOf = () => inPages()[formInPages] as FormWords | undefined;
const step = async (by: Client, id: string, change: ContentFields): Promise<void> => {
  const { current } = await read(by, `intake-steps/${id}/de`);
  await publish(by, `intake-steps/${id}/de`, { ...current, ...change });
};

it('lets every word of the form be said otherwise, under names of their own, in the order of the steps', async () => {
  const names = [...keysOfSteps.values()].flat().map(fieldNameOf);
  expect(new Set(names).size).toBe(names.length);
  expect([...keysOfSteps.values()].flat().toSorted()).toEqual(Object.keys(form).toSorted());
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]{0,39}$/);
  const { body } = await (await admin()).get('/api/studio/intake-steps');
  expect(body.documents.map(({ title }: { title: string }) => title)).toEqual(
    steps.filter((one) => one.step <= 16).map((one) => `${one.step}. ${one.heading}`),
  );
  expect(formOf()).toBeUndefined();
});

it('keeps with an answer the words that it was given to, whatever is asked later', async () => {
  const by = await admin();
  const visitor = await app.as('anon');
  await step(by, 'stuck', { fCurrentChallengesDeep: 'Woran hängst du fest?' });
  await expect.poll(() => formOf()?.words).toEqual({ 'f.currentChallengesDeep': 'Woran hängst du fest?' });
  const first = formOf()?.version;
  await expect.poll(() => app.knex('intake_forms').pluck('version')).toEqual([first]);
  // Somebody answers on a page that was loaded before the question was replaced.
  await step(by, 'stuck', { fCurrentChallengesDeep: 'Was hält dich auf?' });
  await expect.poll(() => formOf()?.version).not.toBe(first);
  const body = aFullForm({ email: 'old@example.test' });
  const sent = await visitor.post(`/api/enhanced-intake?form=${first}`, body);
  expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  const { body: detail } = await by.get(`/api/admin/intakes/${sent.body.id}`);
  expect(detail.words).toEqual({ 'f.currentChallengesDeep': 'Woran hängst du fest?' });
  expect(detail.answers.preferredLocation).toBe(body.preferredLocation);
  // A name that no form ever had says nothing, and the specified body needs none.
  const other = await app.as('anon');
  const plain = await other.post(
    `/api/enhanced-intake?form=${'0'.repeat(24)}`,
    aFullForm({ email: 'new@example.test' }),
  );
  expect((await by.get(`/api/admin/intakes/${plain.body.id}`)).body.words).toEqual({});
});

it('leaves out optional questions alone, never all of a screen, and keeps what was written there', async () => {
  const by = await admin();
  const { current } = await read(by, 'intake-steps/last/en');
  const none = { ...current, hideSpecialRequests: true, hideReferralSource: true };
  await save(by, 'intake-steps/last/en', none);
  expect((await act(by, 'intake-steps/last/en', 'publish')).body.fields[0].message).toMatch(/at least one question/);
  await publish(by, 'intake-steps/last/en', { ...none, hideReferralSource: false });
  await expect.poll(() => formOf()?.hidden).toEqual(['specialRequests']);
  const unknown = await save(by, 'intake-steps/stuck/en', { hideCurrentChallengesDeep: true });
  expect(unknown.status).toBe(422);
  const visitor = await app.as('anon');
  const form = aFullForm({ email: 'kept@example.test', specialRequests: 'Please no stairs.' });
  const sent = await visitor.post(`/api/enhanced-intake?form=${formOf()?.version}`, form);
  const { body: detail } = await by.get(`/api/admin/intakes/${sent.body.id}`);
  expect(detail.answers.specialRequests).toBe('Please no stairs.');
});
