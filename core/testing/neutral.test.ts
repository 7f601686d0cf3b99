import { describe, expect, it } from 'vitest';
import { findModules } from '../server/modules/find';
import { exceptions, ownWords } from './neutral-exceptions';
import { findNames, type Hit, readWords } from './neutral-words';

const manifest = (more: object) => ({ id: 'bakery', title: 'Bakery', needs: [], permissions: {}, ...more });
const findIn = (words: readonly [kind: 'literal' | 'identifier', text: string][], more: object): string[] =>
  findNames(
    words.map(([kind, text]) => ({ file: 'core/x.ts', kind, text })),
    [manifest(more)],
  ).map(({ text }) => text);

describe('names of a module', () => {
  it('are its id, tables and permissions as whole literals', () => {
    const more = { tables: ['loaves'], permissions: { 'bakery.sell': ['admin'] } };
    const literals = ['bakery', 'loaves', 'bakery.sell', 'bakery.anything', 'the bakery', 'loaves of bread', 'bakerys'];
    expect(
      findIn(
        literals.map((text) => ['literal', text]),
        more,
      ),
    ).toEqual(literals.slice(0, 4));
    expect(findIn([['identifier', 'loaves']], more)).toEqual([]);
  });

  it('are its addresses and what is below them', () => {
    const more = { web: { roots: [{ route: '/shop', access: 'open' }] } };
    const literals = ['/shop', '/shop/1', '/shop?q=', '/shop#top', '/shops', '/api/shop', 'shop'];
    expect(
      findIn(
        literals.map((text) => ['literal', text]),
        more,
      ),
    ).toEqual(literals.slice(0, 4));
  });

  it('are its nouns as words of an identifier, in the singular and the plural', () => {
    const identifiers = [
      'loadLoaf',
      'loafs',
      'LOAF_MAX',
      'breadKnife',
      'breadKnives',
      'analysesDone',
      'loafer',
      'knife',
    ];
    expect(
      findIn(
        identifiers.map((text) => ['identifier', text]),
        { nouns: ['loaf', 'bread knife', 'analysis'] },
      ),
    ).toEqual(['loadLoaf', 'loafs', 'LOAF_MAX', 'breadKnife', 'analysesDone']);
  });
});

describe('core and shell', { timeout: 120_000 }, () => {
  it('name no module, and the exceptions are those that are needed', async () => {
    const words = readWords(['core', 'shell']);
    expect(words.length).toBeGreaterThan(10_000);
    const manifests = (await findModules()).map(({ manifest: one }) => one);
    expect(manifests.filter(({ nouns }) => nouns === undefined).map(({ id }) => id)).toEqual([]);
    const describeHit = ({ file, text }: Pick<Hit, 'file' | 'text'>): string => `${file}: ${text}`;
    const hits = findNames(words, manifests);
    const isOwn = ({ file, text }: Pick<Hit, 'file' | 'text'>): boolean =>
      ownWords.some(({ word, files }) => files.includes(file) && text.startsWith(word));
    const own = new Set(hits.filter(isOwn).map(({ file }) => file));
    const found = new Set(hits.filter((hit) => !isOwn(hit)).map(describeHit));
    const excepted = new Set(
      exceptions.flatMap(({ names }) =>
        Object.entries(names).flatMap(([file, list]) => list.split(' ').map((text) => describeHit({ file, text }))),
      ),
    );
    expect({
      named: [...found].filter((hit) => !excepted.has(hit)),
      'exceptions that are not needed any more': [
        ...[...excepted].filter((hit) => !found.has(hit)),
        ...ownWords.flatMap(({ files }) => files.filter((file) => !own.has(file))),
      ],
    }).toEqual({ named: [], 'exceptions that are not needed any more': [] });
  });
});
