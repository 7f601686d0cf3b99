import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { productFigures } from '#modules/knowledge/public';
import { contentNouns, studio } from '#modules/studio/public';
import { act, publish, read, save } from '#modules/studio/testing/factory';
import { publishHelp, readHelp } from './help';
import { readCurrentHelp } from './help-content';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['concierge', 'welcome'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const current = () => readCurrentHelp({ port: (port) => app.assembled.ports.one('concierge', port) });
const find = async (name: string) => {
  const file = (await current()).find((one) => one.name === name);
  return file ? publishHelp(file, app.assembled.ports.all(productFigures)) : undefined;
};

it('begins with the texts that ship, in their languages, each of which could be published', async () => {
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect([...(await current())].sort(byName)).toEqual([...(await readHelp())].sort(byName));
  const noun = app.assembled.ports.all(contentNouns).find((one) => one.noun === 'help');
  const figures = app.assembled.ports.all(productFigures);
  for (const { key, builtIn } of (await noun?.list()) ?? [])
    for (const fields of Object.values(builtIn)) {
      const names = [...JSON.stringify(fields).matchAll(/\{\{([\w.]+)\}\}/g)].map(([, name = '']) => name);
      // Figures of modules that are not part of this product come from elsewhere.
      const isComplete = names.every((name) => figures.some((one) => name in one) || name.startsWith('concierge.'));
      if (isComplete) expect([key, await noun?.check?.({ key, language: 'en', fields }, app.knex)]).toEqual([key, []]);
    }
});

it('answers in the words that staff publish, with the figures of today, and in a language that had none', async () => {
  const { current: before } = await read(admin, 'help/what-it-costs/en');
  const text = 'A retreat costs {{welcome.price.retreat}}.\n\nAsk us for   the rest.';
  await publish(admin, 'help/what-it-costs/en', { ...before, title: 'Prices', text });
  await expect.poll(async () => (await find('what-it-costs'))?.title).toBe('Prices');
  const shown = await find('what-it-costs');
  expect(shown?.text).toBe('A retreat costs $18,000 to $35,000.\n\nAsk us for the rest.');
  expect(shown?.asked).toEqual(expect.arrayContaining(before['asked'] as string[]));
  const retreat = { name: 'Retreat', priceFrom: 1_900_000, priceTo: 1_900_000, from: 5, to: 10 };
  await publish(admin, 'stages/retreat/en', retreat);
  await expect.poll(async () => (await find('what-it-costs'))?.text).toContain('A retreat costs $19,000.');
  expect((await find('what-it-costs.de'))?.text).toContain('19.000');
  expect(app.assembled.ports.one('concierge', studio).findPublishedAt('help', 'what-it-costs', 'de')).toBeNull();
});

it('refuses a figure that nobody provides', async () => {
  const { current: before } = await read(admin, 'help/what-it-costs/en');
  await save(admin, 'help/what-it-costs/en', { ...before, text: 'It costs {{welcome.price.moon}}.' });
  const refused = await act(admin, 'help/what-it-costs/en', 'publish');
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [{ path: 'text', message: 'There is no figure {{welcome.price.moon}}.' }],
  ]);
});
