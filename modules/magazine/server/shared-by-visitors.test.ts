import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boot, type Running } from '#core/server/boot';
import { createLog } from '#core/server/log';
import { type TestApp, testApp } from '#core/testing/app';
import { type Client, createClient } from '#core/testing/client';
import { findFreePort } from '#core/testing/free-port';
import { aDraft, aPublishedArticle } from '../testing/factory';

const modules = ['magazine'];
let app: TestApp;
/** A second process of the product on the same database. */
let other: Running;
let admin: Client;
let visitor: Client;
beforeAll(async () => {
  // Visitors share answers in production alone.
  app = await testApp({ modules, config: { production: true } });
  const port = await findFreePort();
  other = await boot({
    config: { ...app.config, port, baseUrl: `http://127.0.0.1:${port}` },
    log: createLog({ logLevel: 'silent' }),
    db: { ...app.db, stop: async () => undefined },
    only: modules,
    worker: false,
    pages: false,
    limit: async () => undefined,
    overloadMs: 60_000,
    withoutThreads: true,
  });
  admin = await app.as('admin');
  visitor = createClient(other.url);
  // What visitors share grows old by this clock; from here on it only goes when it is cleared.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now);
  // Processes hear each other from a moment after their start.
  let count = 0;
  await vi.waitFor(async () => {
    count += 1;
    await aPublishedArticle(admin, { title: `Heard ${count}` });
    expect(await readTitles()).toContain(`Heard ${count}`);
  }, waiting);
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await other?.stop();
  await app?.stop();
});

const waiting = { timeout: 20_000, interval: 100 };
const readTitles = async (): Promise<readonly string[]> =>
  ((await visitor.get('/api/articles?limit=20')).body as { readonly title: string }[]).map(({ title }) => title);

/** Renames an article behind the product's back until visitors do not see it, and answers its name: only a signal shows that. */
const renameUnseen = async (id: string): Promise<string> => {
  let count = 0;
  // The last signals of a publication may still be on their way.
  return vi.waitFor(async () => {
    count += 1;
    const title = `${id} renamed ${count}`;
    await app.knex('articles').where({ id }).update({ title });
    expect(await readTitles()).not.toContain(title);
    return title;
  }, waiting);
};

describe('what visitors share is made anew in all processes', () => {
  it('once an article is published in one', async () => {
    const { id } = await aPublishedArticle(admin, { title: 'An hour by the river' });
    await expect.poll(readTitles, waiting).toContain('An hour by the river');
    const renamed = await renameUnseen(id);
    await aPublishedArticle(admin, { title: 'A cup of tea' });
    await expect.poll(readTitles, waiting).toEqual(expect.arrayContaining([renamed, 'A cup of tea']));
  });

  it('once an admin wrote anything in one, as content of the studio', async () => {
    const { id } = await aPublishedArticle(admin, { title: 'A walk in the rain' });
    await expect.poll(readTitles, waiting).toContain('A walk in the rain');
    const renamed = await renameUnseen(id);
    await aDraft(admin);
    await expect.poll(readTitles, waiting).toContain(renamed);
  });
});
