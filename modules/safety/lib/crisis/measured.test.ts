import { expect, it } from 'vitest';
import type { SenseLanguage } from '#modules/text-analysis/public';
import { readLabelled as readSenseSentences } from '#modules/text-analysis/testing/sense/measure';
import { type CrisisSet, measure, readLabelled, readPlain } from '../../testing/crisis/measure';
import { assessCrisis } from './assess-crisis';

type Shares = Readonly<Record<string, number>>;

/**
 * Shares that the rules and what was learned reach without the English model, in whole percent: at least of danger, at most of ordinary
 * sentences. Wanted of the sets written
 * apart are 98 of plain and direct forms, 90 of violence, abuse, psychosis and harm to others, 50 of hints; help next to on 1 ordinary
 * sentence in a hundred, the quiet line on 4, help first on 1 in 2,000. The sets apart miss most of this by far: rules know what their
 * author thought of, training sentences have other wordings, and the open sets were seen in both.
 */
const reached: readonly [SenseLanguage, CrisisSet, { readonly least: Shares; readonly most: Shares }][] = [
  [
    'en',
    'open',
    {
      least: {
        direct: 98,
        oblique: 100,
        selfharm: 100,
        violence: 100,
        abuse: 100,
        psychosis: 100,
        'harm-to-others': 100,
        'level 3 at 3': 97,
      },
      most: { 'ordinary, any': 2, 'ordinary, beside': 0, 'ordinary, first': 0 },
    },
  ],
  [
    'en',
    'apart',
    {
      least: {
        direct: 56,
        oblique: 10,
        selfharm: 62,
        violence: 25,
        abuse: 44,
        psychosis: 28,
        'harm-to-others': 14,
        'level 3 at 3': 23,
      },
      most: { 'ordinary, any': 19, 'ordinary, beside': 8, 'ordinary, first': 1 },
    },
  ],
  [
    'de',
    'open',
    {
      least: {
        direct: 100,
        oblique: 100,
        selfharm: 100,
        violence: 100,
        abuse: 100,
        psychosis: 100,
        'harm-to-others': 100,
        'level 3 at 3': 100,
      },
      most: { 'ordinary, any': 7, 'ordinary, beside': 2, 'ordinary, first': 0 },
    },
  ],
  [
    'de',
    'apart',
    {
      least: {
        direct: 52,
        oblique: 40,
        selfharm: 25,
        violence: 37,
        abuse: 44,
        psychosis: 0,
        'harm-to-others': 57,
        'level 3 at 3': 15,
      },
      most: { 'ordinary, any': 12, 'ordinary, beside': 7, 'ordinary, first': 0 },
    },
  ],
  [
    'es',
    'open',
    {
      least: {
        direct: 100,
        oblique: 100,
        selfharm: 100,
        violence: 100,
        abuse: 100,
        psychosis: 100,
        'harm-to-others': 92,
        'level 3 at 3': 100,
      },
      most: { 'ordinary, any': 1, 'ordinary, beside': 0, 'ordinary, first': 0 },
    },
  ],
  [
    'es',
    'apart',
    {
      least: {
        direct: 60,
        oblique: 30,
        selfharm: 37,
        violence: 25,
        abuse: 22,
        psychosis: 0,
        'harm-to-others': 14,
        'level 3 at 3': 38,
      },
      most: { 'ordinary, any': 7, 'ordinary, beside': 3, 'ordinary, first': 0 },
    },
  ],
];

it.each(reached)('finds danger in %s, %s, as well as before', async (language, set, { least, most }) => {
  const shares = await measure(readLabelled(language, set), language);
  console.info(
    language,
    set,
    Object.entries(shares)
      .map(([name, share]) => `${name} ${share.toFixed(1)}`)
      .join(' · '),
  );
  for (const [name, bound] of Object.entries(least)) expect(shares[name], name).toBeGreaterThanOrEqual(bound);
  for (const [name, bound] of Object.entries(most)) expect(shares[name], name).toBeLessThan(bound + 1);
});

it('finds danger in plain Spanish as well as before', async () => {
  const shares = await measure(readPlain(), 'es');
  for (const [name, bound] of Object.entries({ direct: 87, selfharm: 76, violence: 70, abuse: 52, psychosis: 43 }))
    expect(shares[name], name).toBeGreaterThanOrEqual(bound);
  expect(shares['ordinary, first'], 'help first on ordinary sentences').toBeLessThan(2.5);
});

it.each(['en', 'de', 'es'] as const)(
  'is quiet on sentences in %s that were written for another purpose',
  (language) => {
    const items = readSenseSentences(language, 'open').filter(
      ({ speaker, polarity, reality }) => speaker === 'own' && polarity === 'affirmed' && reality === 'real',
    );
    const raised = items.filter(({ text }) => assessCrisis(text, language).level > 0);
    expect(raised.map(({ text }) => text)).toEqual([]);
  },
);
