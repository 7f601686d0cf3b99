import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { observeAnswers } from '#modules/observations/public';
import { answerTexts } from '#modules/observations/testing/answers';
import { aProfile } from '../../testing/a-profile';
import { compose } from './compose';
import { narrowedKinds, unsafeKinds } from './unsafe-kinds';

const most = 0.05;
const languages = ['en', 'de', 'es'] as const;
const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];

interface Judged {
  readonly items: readonly { readonly part: string; readonly verdict: string }[];
}

const itemsOf = (round: number, language: string): readonly Judged['items'][number][] => {
  const file = new URL(`../../testing/judgements/round-${round}-${language}.json`, import.meta.url);
  const judged: readonly Judged[] = JSON.parse(readFileSync(file, 'utf8'));
  return judged.flatMap((one) => one.items);
};

const count = (
  items: readonly Judged['items'][number][],
  kind: string,
): { readonly wrong: number; readonly of: number } => {
  const own = items.filter(({ part }) => part === kind);
  return { wrong: own.filter(({ verdict }) => verdict === 'not').length, of: own.length };
};

/** What readers said of a kind in a language, in all rounds that are kept. */
const judgedAs = (language: string, kind: string) =>
  count(
    rounds.flatMap((round) => itemsOf(round, language)),
    kind,
  );

const kindsOf = (language: string): readonly string[] => [
  ...new Set(rounds.flatMap((round) => itemsOf(round, language)).map(({ part }) => part)),
];
const notKinds = new Set(['title', 'frame', 'chart', 'guidance', 'closing', 'opening']);
/** The last round in which a kind was judged, and what was said of it there. */
const lastOf = (language: string, kind: string) =>
  rounds.map((round) => ({ round, ...count(itemsOf(round, language), kind) })).findLast((one) => one.of > 0);

const readIn = async (text: string): Promise<readonly (string | undefined)[]> => {
  const { observations, matter } = await observeAnswers(answerTexts({ 3: text }));
  const { themes, insights } = compose({ observations, matter, profile: aProfile, notMe: [], previous: null });
  return [...themes.map(({ kind }) => kind), ...insights.map(({ framework }) => framework)];
};

describe('kinds that a language leaves out', () => {
  const listed = languages.flatMap((language) =>
    Object.entries(unsafeKinds[language]).map(([kind, evidence]) => ({ language, kind, evidence })),
  );

  it.each(listed)('have the figures of the judgements: $kind in $language', ({ language, kind, evidence }) => {
    expect(evidence).toEqual(judgedAs(language, kind));
    const elsewhere = languages.some((other) => {
      const { wrong, of } = judgedAs(other, kind);
      return other !== language && of > 0 && wrong / of > most;
    });
    expect(evidence.of > 0 ? evidence.wrong / evidence.of > most : elsewhere).toBe(true);
  });

  it.each(languages)(
    'are all that were wrong too often when last judged, or say what changed since: %s',
    (language) => {
      const failed = kindsOf(language).filter((kind) => {
        const last = lastOf(language, kind);
        return !notKinds.has(kind) && last !== undefined && last.wrong / last.of > most;
      });
      const handled = { ...unsafeKinds[language], ...narrowedKinds[language] };
      expect(failed.filter((kind) => !(kind in handled))).toEqual([]);
      for (const [kind, { round }] of Object.entries(narrowedKinds[language])) {
        expect([kind, lastOf(language, kind)?.round]).toEqual([kind, round]);
        expect(kind in unsafeKinds[language]).toBe(false);
      }
    },
  );

  it('are read in the languages in which they are right', async () => {
    const correction = 'No es la altura lo que me cansa, sino la espera. El perro se queda en la puerta.';
    expect(await readIn(correction)).toContain('correction');
  });

  it('are not read in those in which they are not', async () => {
    const correction = 'Es ist nicht die Höhe, die mich müde macht, sondern das Warten. Der Hund wartet am Tor.';
    expect(await readIn(correction)).not.toContain('correction');
    const rite =
      'Jeden Sonntag gehe ich um den See und zähle die Schwäne. Ich weiß nicht warum. Der Hund wartet am Tor.';
    expect(await readIn(rite)).not.toContain('eliade');
  });
});
