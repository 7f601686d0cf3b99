import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aReadyClient, threeAnswers } from '#modules/profile/testing/ready-client';
import { generateFor, readingOf } from '../../testing/factory';
import { printedReading, readingChapter } from './printed-reading';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'safety', 'synthesis'] });
});
afterAll(() => app.stop());

it('a reading can be kept as a document, by its owner alone', async () => {
  const client = await aReadyClient(app, threeAnswers);
  await generateFor(app, client);
  const reading = await readingOf(client);
  const path = `/api/synthesis/versions/${reading.id}/report.pdf`;
  const answer = await client.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="hedo-reading-1.pdf"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await (await app.as('client')).get(path)).status).toBe(404);

  const outside = await client.get(`${path}?birth=0&paper=letter`);
  expect(outside.headers['content-disposition']).toBe('attachment; filename="hedo-reading-1-without-birth-data.pdf"');
  expect(outside.text).toMatch(/\/MediaBox \[0 0 612 792\]/);
  expect(outside.text).toContain('/MarkInfo');
  const facts = ['Your Human Design names type Manifestor.', 'In the sky of your birth: Sun in Aries.'];
  const charted = { ...reading, reading: { ...reading.reading, chart: facts } };
  for (const [birth, there] of [
    [true, true],
    [false, false],
  ] as const) {
    const words = JSON.stringify([printedReading(charted, 'Ann Lee', { birth }), readingChapter(charted, birth)]);
    for (const fact of facts) expect([birth, fact, words.includes(fact)]).toEqual([birth, fact, there]);
    expect(words.includes('Your own words stand here as you wrote them')).toBe(!birth);
  }
  expect((await client.get(`${path}?paper=a5`)).status).toBe(422);

  const document = printedReading({ ...reading, generatedAt: '2026-11-22T10:00:00Z' }, 'Ann Lee');
  // A sheet alone says whose it is and from when.
  expect(document.runningHead).toBe('Private: prepared for Ann Lee, 22 November 2026, version 1');
  const words = JSON.stringify(document);
  for (const { title, quotes } of reading.reading.themes) {
    expect(words).toContain(JSON.stringify(title).slice(1, -1));
    for (const { text } of quotes) expect(words).toContain(JSON.stringify(text.trim()).slice(1, -1));
  }
});
