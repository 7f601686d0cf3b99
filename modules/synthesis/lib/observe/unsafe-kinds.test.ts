import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from './observe';
import { unsafeKinds } from './unsafe-kinds';

const most = 0.05;

describe('kinds that a language leaves out', () => {
  it('were wrong more than once in twenty', () => {
    for (const kinds of Object.values(unsafeKinds))
      for (const [kind, evidence] of Object.entries(kinds))
        expect([kind, evidence.wrong / evidence.of > most]).toEqual([kind, true]);
  });

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
