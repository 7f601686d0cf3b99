import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findModules } from '#core/server/modules/find';
import pageNames from '../data/page-names.json';
import { type Guide, startGuide } from '../testing/guide';
import { measureRetrieval } from '../testing/retrieval/measure';
import { readHelp } from './knowledge/help';
import type { HelpFile } from './knowledge/help-file';
import { readKnownVectors } from './knowledge/known-vectors';

let guide: Guide;
let files: readonly HelpFile[];
beforeAll(async () => {
  guide = await startGuide();
  const { library } = guide;
  await library.whenReady();
  files = await readHelp();
}, 240_000);
afterAll(() => guide?.stop());

const languages = ['en', 'de', 'es'] as const;
type Language = (typeof languages)[number];
const ways: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  en: (name) => [name, `Where do I find "${name}"?`, `What is on the page ${name}?`],
  de: (name) => [name, `Wo finde ich „${name}“?`, `Was ist auf der Seite ${name}?`],
  es: (name) => [name, `¿Dónde encuentro «${name}»?`, `¿Qué hay en la página ${name}?`],
};

/** The questions that lead to none of the texts about a page. */
const listLost = async (page: string, name: string, language: Language): Promise<string[]> => {
  const about = new Set(
    files
      .filter(
        ({ pages }) =>
          pages.includes(page) || pages.some((one) => one.endsWith('/*') && page.startsWith(one.slice(0, -1))),
      )
      .map((file) => `help:${file.name}`),
  );
  const lost: string[] = [];
  for (const question of ways[language](name)) {
    const lines = await guide.ask(question, undefined, language);
    const sources = lines.flatMap((line) => (line.kind === 'passage' ? [line.source] : []));
    if (!sources.some((source) => about.has(source)))
      lost.push(`${page}: ${question} -> ${sources.join(', ') || 'unknown'}`);
  }
  return lost;
};

describe('vectors that ship with the product', { timeout: 120_000 }, () => {
  it('are there for nine in ten published texts', () => {
    const { read, known } = guide.texts;
    expect(read.size).toBeGreaterThan(500);
    const advice = 'run `npx tsx modules/concierge/testing/write-vectors.ts`';
    expect(known.size / read.size, advice).toBeGreaterThan(0.9);
  });

  it('are those of the model but for a rounding', async () => {
    const { embedder } = guide;
    const { find } = await readKnownVectors(embedder.id);
    const texts = [...guide.texts.known].slice(0, 20);
    const computed = await embedder.embed(texts);
    for (const [at, text] of texts.entries())
      expect(
        find(text)?.reduce((sum, value, i) => sum + value * (computed[at]?.[i] ?? 0), 0),
        text,
      ).toBeCloseTo(1, 3);
  });

  it('are none for another model', async () => {
    const [text = ''] = guide.texts.known;
    expect((await readKnownVectors('another')).find(text)).toBeNull();
  });
});

describe('the assistant', { timeout: 120_000 }, () => {
  it.each([
    ['en', 34],
    ['de', 30],
    ['es', 30],
  ] as const)(
    'answers most of forty questions in %s from the right source and in that language',
    async (language, least) => {
      const { shown, inLanguage, misses } = await measureRetrieval(guide, language);
      expect(shown, misses.join('\n')).toBeGreaterThanOrEqual(least);
      expect(inLanguage).toBe(1);
    },
  );

  it.each(languages)('knows every page by its name in %s', async (language) => {
    const lost: string[] = [];
    for (const [page, names] of Object.entries(pageNames))
      lost.push(...(await listLost(page, names[language], language)));
    expect(lost).toEqual([]);
  });

  it.each(languages)('knows every label of the navigation in %s', async (language) => {
    const lost: string[] = [];
    for (const { manifest } of await findModules())
      for (const root of manifest.web?.roots ?? [])
        for (const { label, roles } of root.nav ?? [])
          if (typeof label !== 'string' && root.route in pageNames && !roles)
            lost.push(...(await listLost(root.route, label[language], language)));
    expect(lost).toEqual([]);
  });

  it.each(languages)('finds every help text by its title in %s', async (language) => {
    const lost: string[] = [];
    for (const { name, title, language: of } of files)
      if (of === language && !title.includes('{{')) {
        const lines = await guide.ask(title, undefined, language);
        if (!lines.some((line) => line.kind === 'passage' && line.source === `help:${name}`)) lost.push(title);
      }
    expect(lost).toEqual([]);
  });
});
