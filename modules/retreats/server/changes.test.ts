import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { publish } from '#modules/studio/testing/factory';
import type { RetreatContent } from '../schemas/content';
import type { StudioRetreat } from '../schemas/retreat';
import { aDate, bookPlace, publishRetreat } from '../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
let made: Awaited<ReturnType<typeof publishRetreat>>;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
  ann = await app.as('admin', { firstName: 'Ann', lastName: 'Lee' });
  ben = await app.as('admin', { firstName: 'Ben', lastName: 'Ode' });
});
beforeEach(async () => {
  made = await publishRetreat(ann);
});
afterAll(() => app.stop());

const at = (retreat: StudioRetreat) => ({ 'if-match': `"${retreat.version}"` });
const path = (more = '') => `/api/studio/retreats/${made.retreat.id}${more}`;
const read = async (): Promise<StudioRetreat> => (await ann.get(path())).body;
const save = async (content: Partial<RetreatContent>, by = ann): Promise<StudioRetreat> => {
  const now = await read();
  const { status, body } = await by.put(path(), { ...now.content, ...content }, at(now));
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
};
const move = async (body: object, by = ann) => by.post(path('/moves'), body, at(await read()));
const shown = async (): Promise<string> => (await ann.get(`/api/retreats/${made.retreat.content.slug}`)).body.summary;
const versions = async () => (await ann.get(`/api/studio/kept/retreats/${made.retreat.id}`)).body;
const publishDue = async (): Promise<void> => {
  await app
    .knex('retreats')
    .whereNotNull('publish_at')
    .update({ publish_at: app.knex.raw("now() - interval '1 second'") });
  const found = app.assembled.jobs.find(({ job }) => job.name === 'publish-due');
  await found?.job.run({} as never, { attempt: 1, lastAttempt: false });
};
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

describe('changes of a published retreat', () => {
  it('wait until they are published, and each publication is kept and can be read again', async () => {
    const saved = await save({ summary: 'Five quiet days.' });
    expect([saved.content.summary, saved.shown?.summary, await shown()]).toEqual([
      'Five quiet days.',
      'Four quiet days.',
      'Four quiet days.',
    ]);
    expect((await move({ to: 'published' })).body).toMatchObject({ shown: null, status: 'published' });
    expect(await shown()).toBe('Five quiet days.');
    expect((await versions()).map(({ number, by }: { number: number; by: string }) => [number, by])).toEqual([
      [2, 'Ann Lee'],
      [1, 'Ann Lee'],
    ]);
    const first = await ann.get(`/api/studio/kept/retreats/${made.retreat.id}/1`);
    expect(first.body.content.summary).toBe('Four quiet days.');
    await save(first.body.content);
    await move({ to: 'published' });
    expect([await shown(), (await versions()).length]).toEqual(['Four quiet days.', 3]);
    expect((await ann.get(`/api/studio/kept/retreats/${made.retreat.id}/9`)).status).toBe(404);
  });

  it('are given up without touching what everybody sees', async () => {
    await save({ summary: 'Never.' });
    const gone = await ann.delete(path('/changes'), undefined, at(await read()));
    expect([gone.body.content.summary, gone.body.shown, await shown()]).toEqual([
      'Four quiet days.',
      null,
      'Four quiet days.',
    ]);
    expect((await ann.delete(path('/changes'), undefined, at(await read()))).body.code).toBe('no-changes');
  });

  it('are published at their time, and no more once somebody wrote on', async () => {
    await save({ summary: 'Later.' });
    const late = soon();
    expect(new Date((await move({ to: 'published', at: late })).body.publishAt).toISOString()).toBe(late);
    await save({ summary: 'Later still.' });
    expect((await read()).publishAt).toBeNull();
    await move({ to: 'published', at: soon() });
    expect(await shown()).toBe('Four quiet days.');
    await publishDue();
    expect([await shown(), (await read()).shown, (await versions())[0].by]).toEqual(['Later still.', null, null]);
    await save({ summary: 'Over.' });
    expect((await move({ to: 'published', at: '2020-01-01T00:00:00Z' })).body.fields[0].path).toBe('at');
    expect((await move({ to: 'archived', at: soon() })).body.fields[0].path).toBe('at');
  });

  it('that no longer fit what people booked are not published at their time', async () => {
    await save({ days: 6 });
    await move({ to: 'published', at: soon() });
    await bookPlace(await app.as('client'), made.date);
    await publishDue();
    const now = await read();
    expect([now.shown?.days, now.content.days, now.publishAt]).toEqual([4, 6, null]);
    expect((await move({ to: 'published' })).body.fields[0].path).toBe('days');
  });

  it('keep the currency in which dates are priced meanwhile', async () => {
    await ann.post(`/api/studio/retreat-dates/${made.date.id}/cancel`, undefined, {
      'if-match': `"${made.date.version}"`,
    });
    await save({ currency: 'CHF' });
    expect((await ann.post(path('/dates'), aDate())).status).toBe(201);
    expect((await move({ to: 'published' })).body.fields[0].path).toBe('currency');
  });
});

describe('where a second person has to approve', () => {
  it('nobody publishes what they wrote a part of', async () => {
    await save({ summary: 'By Ann.' });
    await publish(ann, 'settings/editing/en', { isReviewed: true });
    await expect.poll(async () => (await read()).isReviewed).toBe(true);
    expect((await move({ to: 'published' })).body.code).toBe('own-draft');
    expect((await move({ to: 'published', at: soon() })).body.code).toBe('own-draft');
    expect(await shown()).toBe('Four quiet days.');
    expect((await move({ to: 'published' }, ben)).status).toBe(200);
    expect(await shown()).toBe('By Ann.');
    const draft = (await ann.post('/api/studio/retreats', { title: 'A new one' })).body;
    expect([draft.isOwn, draft.isReviewed]).toEqual([true, true]);
  });
});
