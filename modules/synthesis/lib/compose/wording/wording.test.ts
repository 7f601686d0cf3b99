import { describe, expect, it } from 'vitest';
import { fill } from '../variants';
import type { Variants } from './wording';
import { ranges } from './wording';
import { wordings } from './wordings';

const languages = ['en', 'de', 'es'] as const;
const known = new Set(
  'in of labors at inAt ofAt from to many once k n s m w list q thing often verbs word person people others by theBy words reply not but one other affirmed denied marker age about'.split(
    ' ',
  ),
);
const slotsIn = (variants: Variants): string[] =>
  variants.flatMap((variant) => [...variant.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name));
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

describe.each(languages)('the sentences of %s', (language) => {
  const wording = wordings[language];
  const sections = Object.entries(wording.sections);
  const lenses = Object.entries(wording.lenses);

  it('have eight variants or more a kind, none twice', () => {
    const lists = [
      ...sections.flatMap(([, { claims, asks }]) => [claims, asks]),
      ...lenses.flatMap(([, { notes, asks }]) => [notes, asks]),
      wording.calm,
      ...Object.entries(wording.frame).flatMap(([name, list]) => (name === 'leftOut' ? [] : [list])),
    ];
    for (const list of lists) {
      expect(list.length, list[0]).toBeGreaterThanOrEqual(8);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('name only what a finding has', () => {
    const all = [
      ...sections.flatMap(([, { claims, more = [], asks, how, titles }]) => [claims, more, asks, how, titles].flat()),
      ...lenses.flatMap(([, { notes, asks }]) => [...notes, ...asks]),
      ...Object.values(wording.experiments).flatMap((list) => (list ?? []).map(({ text }) => text)),
      ...wording.calm,
    ];
    for (const slot of slotsIn(all)) expect([slot, known.has(slot) || known.has(small(slot))]).toEqual([slot, true]);
  });

  it('have for one passage and for several at least eight claims that need no fragment or two kinds of them', () => {
    for (const kind of ['hide', 'conclusion', 'wish', 'question'] as const) {
      const { claims } = wording.sections[kind];
      const single = { s: '', in: 'x', inAt: 'x', at: 'x' };
      expect(claims.filter((claim) => fill(claim, single) !== null).length, kind).toBeGreaterThanOrEqual(8);
      const several = { m: '', in: 'x', inAt: 'x', at: 'x', n: 'x', k: 'x', list: 'x' };
      expect(claims.filter((claim) => fill(claim, several) !== null).length, kind).toBeGreaterThanOrEqual(6);
    }
  });
});

it('says people as the reader is told of them', () => {
  const address = (language: (typeof languages)[number], person: string) => wordings[language].grammar.address(person);
  expect([address('en', 'my father'), address('en', 'Tariq'), address('en', 'Mum')]).toEqual([
    'your father',
    'Tariq',
    'your mum',
  ]);
  expect([
    address('de', 'mein Vater'),
    address('de', 'meiner älteren Schwester'),
    address('de', 'meinem Onkel'),
    address('de', 'meine eltern'),
  ]).toEqual(['dein Vater', 'deine ältere Schwester', 'dein Onkel', 'deine Eltern']);
  expect([
    address('es', 'mi padre'),
    address('es', 'mis hermanas'),
    address('es', 'mi hijo me'),
    address('es', 'Dani'),
  ]).toEqual(['tu padre', 'tus hermanas', 'tu hijo', 'Dani']);
});

it('writes of people in the case that the sentence asks for', () => {
  const { about } = wordings.de.grammar;
  expect(
    ['deine Mutter', 'dein älterer Bruder', 'deine Eltern', 'deine Kinder', 'der Nachbar', 'ein Kollege', 'Rick'].map(
      about,
    ),
  ).toEqual([
    'von deiner Mutter',
    'von deinem älteren Bruder',
    'von deinen Eltern',
    'von deinen Kindern',
    'von dem Nachbarn',
    'von einem Kollegen',
    'von Rick',
  ]);
  expect(wordings.es.grammar.mend('También nombras a tu padre (1), el Tano (2 y 4) y Rubén (3).')).toBe(
    'También nombras a tu padre (1), al Tano (2 y 4) y a Rubén (3).',
  );
});

it('names three Labors in a row as a range', () => {
  expect(ranges([1, 2, 3, 5, 8, 9], 'to')).toEqual(['1 to 3', '5', '8', '9']);
  expect(wordings.es.grammar.mend('Vuelve a el trabajo 3 de el trabajo 4 (los trabajos 1 y 2).')).toBe(
    'Vuelve al trabajo 3 del trabajo 4 (trabajos 1 y 2).',
  );
});
