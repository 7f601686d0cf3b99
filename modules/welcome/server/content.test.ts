import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageContent } from '#core/contract/hooks';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { productFigures } from '#modules/knowledge/public';
import { findPageContent } from '#modules/studio/public';
import { act, publish, read, save } from '#modules/studio/testing/factory';
import frontPage from '../data/front-page.json';
import stageNames from '../data/stage-names.json';
import { readOpening } from '../lib/front-page';
import { readFigures } from '../lib/journey-figures';
import de from '../web/parts/journey/texts/de.json';
import en from '../web/parts/journey/texts/en.json';
import es from '../web/parts/journey/texts/es.json';
import landingDe from '../web/parts/landing/texts/de.json';
import landingEn from '../web/parts/landing/texts/en.json';
import landingEs from '../web/parts/landing/texts/es.json';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['welcome'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const figure = (name: string) => app.assembled.ports.all(productFigures).find((one) => name in one)?.[name];
const inPages = (language: 'en' | 'de') => {
  const [pages] = app.assembled.ports.all(pageContent);
  return findPageContent(pages?.of({ language, user: null }), 'stages');
};

it('calls the stages in the studio what the pages call them', () => {
  for (const [key, names] of Object.entries(stageNames))
    expect([key, names]).toEqual([
      key,
      Object.fromEntries(
        Object.entries({ en, de, es }).map(([language, texts]) => [
          language,
          (texts as Readonly<Record<string, unknown>>)[`line.${key}`],
        ]),
      ),
    ]);
});

it('opens with the words of staff, under the name of the house', async () => {
  const catalogues = { en: landingEn, de: landingDe, es: landingEs };
  for (const language of ['en', 'de', 'es'] as const)
    for (const name of ['title', 'lead', 'note'] as const)
      expect(readOpening(frontPage[language], name, 'Hedo')).toBe(catalogues[language][name]);
  const opening = {
    title: 'Come in',
    lead: '{house} begins with a walk.',
    note: '',
    description: '{house}, outdoors.',
  };
  await publish(admin, 'front-page/opening/en', opening);
  const [pages] = app.assembled.ports.all(pageContent);
  const shown = () => findPageContent(pages?.of({ language: 'en', user: null }), 'front-page')['opening'];
  await expect.poll(() => readOpening(shown(), 'lead', 'Lumen')).toBe('Lumen begins with a walk.');
  const front = app.assembled.publicPages.find(({ page }) => page.path === '/')?.page;
  const asked = { params: {}, query: new URLSearchParams(), user: null } as const;
  expect((await front?.load({ ...asked, language: 'en' }))?.head.description).toBe('Hedo, outdoors.');
  expect((await front?.load({ ...asked, language: 'de' }))?.head.description).toMatch(/^Zwölf Fragen/);
});

it('changes a price for the assistant and for the pages of everybody, in all languages', async () => {
  expect(figure('welcome.price.retreat')).toEqual({ from: 18_000, to: 35_000, unit: 'dollars' });
  expect(inPages('en')).toEqual({});
  const retreat = { name: 'Retreat', priceFrom: 2_000_000, priceTo: 4_000_000, from: 7, to: 14 };
  await publish(admin, 'stages/retreat/en', retreat);
  await expect.poll(() => figure('welcome.price.retreat')).toEqual({ from: 20_000, to: 40_000, unit: 'dollars' });
  expect(figure('welcome.weeks.journey')).toEqual({ from: 13, to: 16 });
  for (const language of ['en', 'de'] as const) {
    const content = inPages(language);
    expect(readFigures((key) => content[key])).toMatchObject({
      prices: { retreat: { from: 20_000, to: 40_000 }, assessment: { from: 2500, to: 2500 } },
      lengths: { retreat: { from: 7, to: 14 } },
    });
  }
  // No word of the German name has changed.
  expect((await read(admin, 'stages/retreat/de')).languages[1]?.translation).toBe('current');
});

it('refuses bounds the wrong way round, parts of a dollar, and a price without its figure', async () => {
  const intake = { name: 'Intake', priceFrom: 0, priceTo: 0, from: 1, to: 2 };
  await save(admin, 'stages/intake/en', { ...intake, priceFrom: 100, from: 3 });
  const refused = await act(admin, 'stages/intake/en', 'publish');
  expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual(['priceTo', 'to']);
  for (const wrong of [{ priceFrom: 150 }, { priceFrom: -100 }, { from: 0 }, { priceFrom: '100' }])
    expect((await save(admin, 'stages/intake/en', { ...intake, ...wrong })).status).toBe(422);
  await save(admin, 'stages/intake/en', { ...intake, priceTo: null });
  expect((await act(admin, 'stages/intake/en', 'publish')).body.fields[0].path).toBe('priceTo');
});
