import { afterAll, beforeAll, expect, it } from 'vitest';
import { boot, type Running } from '#core/server/boot';
import { createLog } from '#core/server/log';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { studio } from '../../public';
import { publish } from '../../testing/factory';
import { createCatalogue } from './catalogue';
import { createPublished } from './published';

let app: TestApp;
/** A second process of the product on the same database. */
let other: Running;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['studio'] });
  other = await boot({
    config: { ...app.config, port: 0 },
    log: createLog({ logLevel: 'silent' }),
    db: { ...app.db, stop: async () => undefined },
    only: ['studio'],
    worker: false,
    pages: false,
    limit: async () => undefined,
    overloadMs: 60_000,
  });
  admin = await app.as('admin');
});
afterAll(async () => {
  await other?.stop();
  await app?.stop();
});

const readIn = ({ assembled }: Pick<Running, 'assembled'>) =>
  assembled.ports.one('studio', studio).find('settings', 'editing', 'en');

it('is followed by every process without a query of its own', async () => {
  expect(readIn(other)).toEqual({ isReviewed: false });
  await publish(admin, 'settings/editing/en', { isReviewed: true });
  await expect.poll(() => readIn(app), { timeout: 5000 }).toEqual({ isReviewed: true });
  await expect.poll(() => readIn(other), { timeout: 5000, interval: 50 }).toEqual({ isReviewed: true });
});

it('is looked for now and then by a process that no signal reached', async () => {
  let now = 0;
  const alone = {
    db: app.knex,
    afterCommit: () => undefined,
    log: createLog({ logLevel: 'silent' }),
    realtime: { onSignal: () => undefined, signal: () => undefined },
    ports: app.assembled.ports.all.bind(app.assembled.ports),
  };
  const catalogue = createCatalogue(alone);
  await catalogue.load();
  const published = createPublished(alone, catalogue, () => now);
  await published.load();
  const read = () => published.read('settings', 'en').get('editing');
  expect(read()).toEqual({ isReviewed: true });
  await app.knex('studio_versions').insert({
    document_id: app.knex('studio_documents').select('id').limit(1),
    number: 2,
    fields: JSON.stringify({ isReviewed: false }),
  });
  await app.knex('studio_documents').update({ published: 2 });
  expect(read()).toEqual({ isReviewed: true });
  now = 10_000;
  // This read looks, and does not wait for what it finds.
  expect(read()).toEqual({ isReviewed: true });
  await expect.poll(read).toEqual({ isReviewed: false });
});
