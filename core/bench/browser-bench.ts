import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, chromium as engine } from 'playwright';
import { chromium } from '../../e2e/fixtures/chromium';
import { threeAnswers } from '../../e2e/fixtures/life';
import { findFreePort } from '../testing/free-port';
import { findChromium } from '../tools/chromium.mjs';
import { measureChart, measureWays, measureWriting } from './browser-acts';
import { measuredPages, measuredWays } from './browser-pages';
import { type Visitor, visitPages } from './browser-visits';
import { startServer } from './server-process';

/*
 * What pages cost in the browser: the built product, a processor made four times slower, a person with a chart, answers, a reading and
 * matches. `npm run bench browser` measures all; `BENCH_PAGES=/,/intake,acts` some pages, and
 * what people do, alone. `BENCH_TASKS=true` says what the longest tasks consist of.
 */
const data = await mkdtemp(join(tmpdir(), 'hedo-bench-browser-'));
const url = `http://127.0.0.1:${await findFreePort()}`;
// Read by the fixtures of browser tests, which sign people in.
Object.assign(process.env, { E2E_URL: url, E2E_DATA: data, E2E_OWN: 'no' });
const { demoPassword, signIn, signUp } = await import('../../e2e/fixtures/people');
const { haveAnswer, haveMatches, haveProfile, haveReading } = await import('../../e2e/fixtures/progress');

const main = 'dist/server/core/server/main.js';
const settings = { LOG_LEVEL: 'error', TRUST_PROXY: 'true', METRICS_PORT: '' };
const server = await startServer(
  [main],
  { PORT: new URL(url).port, BASE_URL: url, DATA_DIR: data, ...settings },
  { url },
);
const { path } = await findChromium();
const browser = await engine.launch({ ...chromium(), executablePath: path });
try {
  const visitor: Visitor = { browser, url, state: { cookies: [], origins: [] } };
  const sign = async (begin: (request: APIRequestContext) => Promise<void>): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL: url });
    await begin(context.request);
    const state = await context.storageState();
    await context.close();
    return { browser, url, state };
  };
  const client = await sign(async (request) => {
    await signUp(request, 'Ada Bench');
    await haveProfile(request);
    for (const answer of threeAnswers) await haveAnswer(request, answer);
    await haveReading(request);
    await haveMatches(request);
  });
  const admin = await sign(async (request) => signIn(request, 'admin@hedo.example', await demoPassword()));
  const people = { visitor, client, admin };
  const wanted = process.env.BENCH_PAGES?.split(',');
  for (const [role, paths] of Object.entries(measuredPages))
    await visitPages(
      people[role as keyof typeof people],
      role,
      wanted ? paths.filter((one) => wanted.includes(one)) : paths,
    );
  if (!wanted || wanted.includes('acts')) {
    await measureWriting(client);
    await measureChart(client);
    await measureWays(client, measuredWays);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
