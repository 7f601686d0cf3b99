import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { aReadyClient, generateFor, readingOf } from '../testing/factory';
import { marcus } from '../testing/writers/marcus';
import { ruth } from '../testing/writers/ruth';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'synthesis'] });
});
afterAll(() => app.stop());

it('boots', async () => {
  let t = performance.now();
  const lap = (n: string) => {
    console.log(n, Math.round(performance.now() - t));
    t = performance.now();
  };
  const c = await aReadyClient(app, marcus.answers);
  lap('ready');
  await app.runJobs();
  lap('reactions');
  console.log(await generateFor(app, c));
  lap('gen');
  const r = await readingOf(c);
  console.log(r.version, r.engine, r.reading.themes.length);
  const d = await aReadyClient(app, ruth.answers);
  lap('ready');
  await app.runJobs();
  lap('reactions');
  console.log(await generateFor(app, d));
  lap('gen');
  console.log(await generateFor(app, d));
  lap('gen');
  expect(1).toBe(1);
}, 60000);
