import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Manifest } from '#core/contract/manifest';
import type { WebModule } from '#core/contract/web';
import { variables } from '#core/server/config-variables';
import { findModules } from '#core/server/modules/find';
import { projectFile } from '#core/server/root';
import { matrixRows } from '#core/testing/matrix-rows';
import pageNames from '../../data/page-names.json';
import { carefulTopics } from '../answer/careful';
import { publishHelp, readHelp } from './help';
import { type HelpFile, parseHelp } from './help-file';

/** Pages that no help text is about, each with its reason. */
const withoutText: Readonly<Record<string, string>> = {
  '/credits': 'names sources; nothing can be done there',
  '/imprint': "says who runs the site in the operator's own words; nothing can be done there",
  '/goodbye': 'is shown once, after an account was deleted',
  '/community/reports': 'is for moderators',
  '/admin/consultations': 'is for staff',
  '/admin/consultations/availability': 'is for staff',
  '/admin/intakes': 'is for staff',
  '/magazine/desk': 'is for authors',
  '/magazine/desk/:id': 'is for authors',
  '/matching/clients': 'is for practitioners',
  '/matching/clients/:id': 'is for practitioners',
  '/matching/hours': 'is for practitioners',
  '/matching/record': 'is for practitioners',
  '/payouts': 'is for practitioners',
};
/** Everything below these is for staff and practitioners. */
const staffRoots = ['/management', '/team-portal', '/practice'];
const overlaysWithoutText: Readonly<Record<string, string>> = {
  messaging: 'is there only when an operator has set a messaging app up, and says itself what it does',
};

/** `/messages/:id?` is the page `/messages`. */
const withoutOptional = (path: string): string => path.replace(/\/:\w+\?$/u, '');
/** Whether a text that names `/journey/*` is about a page. */
const isAbout = (named: string, page: string): boolean =>
  named.endsWith('/*') ? page.startsWith(named.slice(0, -1)) : page === named;

const foldersOf = (): string[] =>
  readdirSync(projectFile('modules')).filter((name) => existsSync(projectFile(`modules/${name}/module.ts`)));

/** Labels of all pages in all languages. */
const readLabels = (): Set<string> => {
  const labels = new Set<string>();
  for (const root of ['modules', 'shell', 'core/web'])
    for (const file of readdirSync(projectFile(root), { recursive: true, encoding: 'utf8' }))
      if (/(?:^|\/)texts\/(?:en|de|es)\.json$/u.test(file))
        for (const label of Object.values(JSON.parse(readFileSync(projectFile(`${root}/${file}`), 'utf8')) as object))
          labels.add(String(label));
  return labels;
};

let files: readonly HelpFile[];
let manifests: Manifest[];
let pages: string[];
beforeAll(async () => {
  files = await readHelp();
  const modules = await Promise.all(
    foldersOf().map(async (name) => ({
      manifest: ((await import(projectFile(`modules/${name}/module.ts`))) as { manifest: Manifest }).manifest,
      web: existsSync(projectFile(`modules/${name}/web/index.tsx`))
        ? ((await import(projectFile(`modules/${name}/web/index.tsx`))) as { web: WebModule }).web
        : null,
    })),
  );
  manifests = modules.map(({ manifest }) => manifest);
  const { ownPages } = (await import(projectFile('shell/own-pages.ts'))) as { ownPages: readonly { path: string }[] };
  pages = [...modules.flatMap(({ web }) => web?.pages ?? []), ...ownPages].map(({ path }) => withoutOptional(path));
}, 120_000);

/** Names that no text may use because the product has no such thing, each with the text that does. */
const missing = (of: (file: HelpFile) => readonly string[], known: (name: string) => boolean): string[] =>
  files.flatMap((file) => of(file).flatMap((name) => (known(name) ? [] : [`${file.name}: ${name}`])));

describe('help texts', () => {
  it('have a title, a page, questions and whole sentences', () => {
    for (const { name, asked, text } of files) {
      expect(asked.length, name).toBeGreaterThanOrEqual(3);
      expect(text, name).toMatch(/\.$/);
    }
  });

  it('name pages that exist', () =>
    expect(
      missing(
        ({ pages: named }) => named,
        (name) => pages.some((page) => isAbout(name, page)),
      ),
    ).toEqual([]));

  it('lead to a page that can be opened without an id', () =>
    expect(
      missing(
        ({ path }) => [path],
        (path) => !path.includes(':'),
      ),
    ).toEqual([]));

  it('name overlays that exist', () => {
    const overlays = new Set(manifests.flatMap(({ web }) => web?.overlays?.map(({ id }) => id) ?? []));
    expect(
      missing(
        (file) => file.overlays,
        (name) => overlays.has(name),
      ),
    ).toEqual([]);
  });

  it('name routes that exist', () => {
    const routes = new Set(
      matrixRows().map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/gu, ':$1')}`),
    );
    expect(
      missing(
        (file) => file.routes,
        (name) => routes.has(name),
      ),
    ).toEqual([]);
  });

  it('name settings that exist', async () => {
    const own = (await findModules()).flatMap(({ server }) => Object.values(server?.settings ?? {}));
    const names = new Set([...Object.keys(variables), ...own.map(({ name }) => name)]);
    expect(
      missing(
        ({ settings }) => settings,
        (name) => names.has(name),
      ),
    ).toEqual([]);
  });

  it('quote labels as the pages have them', () => {
    const labels = readLabels();
    for (const { web } of manifests)
      for (const root of web?.roots ?? [])
        for (const { label } of root.nav ?? [])
          for (const one of typeof label === 'string' ? [label] : Object.values(label)) labels.add(one);
    const quoted = ({ text }: HelpFile) => [...text.matchAll(/"([^"]+)"/gu)].map(([, label = '']) => label);
    expect(missing(quoted, (label) => labels.has(label))).toEqual([]);
  });

  it('write no figure of their own', () => {
    const figures = ({ title, text }: HelpFile) =>
      `${title} ${text}`.replace(/\{\{[\w.]+\}\}|"[^"]+"/gu, '').match(/\d[\d.,]*/gu) ?? [];
    expect(missing(figures, () => false)).toEqual([]);
  });

  it('cover every page that is not for staff, or say why not', () => {
    const named = files.flatMap((file) => file.pages);
    const covered = new Set(pages.filter((page) => named.some((name) => isAbout(name, page))));
    const staff = (page: string) => staffRoots.some((root) => page === root || page.startsWith(`${root}/`));
    expect(pages.filter((page) => !covered.has(page) && !(page in withoutText) && !staff(page))).toEqual([]);
    expect(Object.keys(withoutText).filter((page) => covered.has(page) || !pages.includes(page))).toEqual([]);
  });

  it('know the name of every page that they cover in each language', () => {
    const named = files.flatMap((file) => file.pages);
    const covered = pages.filter((page) => named.some((name) => isAbout(name, page)));
    // The sections of the inner portal are walked through and have no names that anybody asks for.
    const isSection = (page: string) => page === '/journey' || page.startsWith('/journey/');
    expect(covered.filter((page) => !(page in pageNames) && !isSection(page))).toEqual([]);
    expect(Object.keys(pageNames).filter((page) => !pages.includes(page))).toEqual([]);
  });

  it('cover every overlay, or say why not', () => {
    const covered = new Set(files.flatMap((file) => file.overlays));
    const overlays = manifests.flatMap(({ web }) => web?.overlays?.map(({ id }) => id) ?? []);
    expect(overlays.filter((id) => !covered.has(id) && !(id in overlaysWithoutText))).toEqual([]);
    expect(Object.keys(overlaysWithoutText).filter((id) => covered.has(id) || !overlays.includes(id))).toEqual([]);
  });

  it('answer every careful topic in each language', () => {
    for (const language of ['en', 'de', 'es'] as const)
      expect(
        files
          .filter((file) => file.language === language && file.careful)
          .map(({ careful }) => careful)
          .sort(),
      ).toEqual([...carefulTopics].sort());
  });

  it('are there in each language', () => {
    const namesIn = (language: string) =>
      files.filter((file) => file.language === language).map(({ name }) => name.replace(/\.(?:de|es)$/u, ''));
    expect(namesIn('de')).toEqual(namesIn('en'));
    expect(namesIn('es')).toEqual(namesIn('en'));
  });

  it('are translated under the name of the text they translate', () => {
    const names = new Set(files.map(({ name }) => name));
    for (const { name, language, path, careful } of files.filter((file) => file.language !== 'en')) {
      const original = name.replace(/\.(?:de|es)$/u, '');
      expect(name).toBe(`${original}.${language}`);
      expect(names).toContain(original);
      expect(files.find((file) => file.name === original)).toMatchObject({ path, careful });
    }
  });
});

describe('a help file', () => {
  const withFigures = (language: string) =>
    parseHelp('a.md', `---\ntitle: Below {{x.age}}\npath: /a\nlanguage: ${language}\n---\n\nUp to {{x.most}}.`);

  it('is published with its figures in title and text, as its language writes them', () => {
    const provided = [{ 'x.age': 18 }, { 'x.most': 50_000 }];
    expect(publishHelp(withFigures('en'), provided)).toMatchObject({ title: 'Below 18', text: 'Up to 50,000.' });
    expect(publishHelp(withFigures('de'), provided)).toMatchObject({ title: 'Below 18', text: 'Up to 50.000.' });
  });

  it('is withheld while nobody provides one of its figures', () =>
    expect(publishHelp(withFigures('en'), [{ 'x.age': 18 }])).toBeNull());

  const head = 'title: T\npath: /a\n';
  it.each([
    ['a part is missing', '---\ntitle: T\nasked: x\n---\n\nText.', 'a.md lacks a part'],
    ['it has no text', `---\n${head}---\n\n`, 'a.md lacks a part'],
    ['a line is not known', `---\n${head}feature: x\n---\n\nText.`, 'a.md has a line that is not known'],
    ['its language is not known', `---\n${head}language: fr\n---\n\nText.`, 'a.md is in an unknown language'],
    ['its topic is not known', `---\n${head}careful: money\n---\n\nText.`, 'a.md answers an unknown topic'],
  ])('is refused by name when %s', (_, source, message) => expect(() => parseHelp('a.md', source)).toThrow(message));
});
