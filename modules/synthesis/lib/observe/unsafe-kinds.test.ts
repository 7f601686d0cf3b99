import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from './observe';
import { unsafeKinds } from './unsafe-kinds';

const most = 0.05;

interface Judged {
  readonly items: readonly { readonly part: string; readonly verdict: string }[];
}

/** What readers said of a kind in a language, in all rounds that are kept. */
const judgedAs = (language: string, kind: string): { readonly wrong: number; readonly of: number } => {
  const items = ['1', '2', '3'].flatMap((round) => {
    const file = new URL(`../../testing/judgements/round-${round}-${language}.json`, import.meta.url);
    const judged: readonly Judged[] = JSON.parse(readFileSync(file, 'utf8'));
    return judged.flatMap((one) => one.items.filter(({ part }) => part === kind));
  });
  return { wrong: items.filter(({ verdict }) => verdict === 'not').length, of: items.length };
};

describe('kinds that a language leaves out', () => {
  const listed = Object.entries(unsafeKinds).flatMap(([language, kinds]) =>
    Object.entries(kinds).map(([kind, evidence]) => ({ language, kind, evidence })),
  );

  it.each(listed)(
    'were wrong more than once in twenty, as judged: $kind in $language',
    ({ language, kind, evidence }) => {
      expect(evidence).toEqual(judgedAs(language, kind));
      expect(evidence.wrong / evidence.of).toBeGreaterThan(most);
    },
  );

  const kindsIn = async (text: string): Promise<readonly string[]> =>
    (await observe(answerTexts({ 3: text }))).map(({ claim }) => claim.kind);

  it('are said in the languages in which they are right', async () => {
    const rite =
      'Every Sunday I walk round the reservoir and count the swans. I do not know why. The dog waits at the gate.';
    expect(await kindsIn(rite)).toContain('rite');
  });

  it('are not said in those in which they are not', async () => {
    const rite =
      'Jeden Sonntag gehe ich um den See und zähle die Schwäne. Ich weiß nicht warum. Der Hund wartet am Tor.';
    expect(await kindsIn(rite)).not.toContain('rite');
  });
});
