import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import type { Observation } from '../observation';
import { observe } from '../observe';

type Texts = Readonly<Record<number, string>>;
const find = async (texts: Texts, kind: Observation['claim']['kind']): Promise<Observation[]> =>
  (await observe(answerTexts(texts))).filter(({ claim }) => claim.kind === kind);

/** Classes of what readers of the second round called wrong, in other words than theirs. */
describe('an observation', () => {
  it('takes a name with an article for somebody, not for a thing', async () => {
    const texts = {
      1: 'Das Boot ist dem Toni seins. Ich habe es gestrichen.',
      4: 'Da müsste ich erst den Toni fragen. Der ist aber weit weg.',
      8: 'Am Ende hat ihn der Toni. Ich habe den Steg.',
    };
    expect((await find(texts, 'people')).map(({ claim }) => claim.kind === 'people' && claim.person)).toEqual([
      'der Toni',
    ]);
    expect(await find(texts, 'return')).toEqual([]);
    expect(
      (await find(texts, 'echo')).flatMap(({ claim }) => (claim.kind === 'echo' ? claim.words : [])),
    ).not.toContain('Toni');
  });

  it('does not cut a number in two', async () => {
    const texts = {
      6: 'La casa se vendió en el ochenta y cuatro, con los muebles dentro.',
      10: 'Mi hermano volvió del mar en el ochenta y nueve y no dijo nada.',
    };
    expect(await find(texts, 'echo')).toEqual([]);
  });

  it('names every Labor in which a thing stands, also where others say it', async () => {
    const texts = {
      1: 'The ladder leaned on the barn. I climbed the ladder every evening and counted swallows.',
      5: 'My father sold the ladder with the swallows still above it. I kept a rung of the ladder.',
      9: '“Where is the ladder?” my sister asked.',
    };
    const [found] = await find(texts, 'return');
    expect(found?.claim.kind === 'return' && found.claim.labors).toEqual([1, 5, 9]);
  });

  it('follows a dream to the end of its telling, and not into the morning', async () => {
    const text =
      'I dreamt that the ferry left without a sound and I stood on it alone. My shoes were full of sand. In the morning I made porridge.';
    const [dream] = await find({ 11: text }, 'dream');
    expect(dream?.passages.map((passage) => passage.text)).toEqual([
      'I dreamt that the ferry left without a sound and I stood on it alone. My shoes were full of sand.',
    ]);
  });

  it('finds a dream in which somebody speaks', async () => {
    const text =
      'Neulich habe ich geträumt, das Mädchen fragt mich: Tante, wo ist dein Schlüssel? Ich suche in allen Taschen.';
    const [dream] = await find({ 11: text }, 'dream');
    expect(dream?.passages[0]?.text).toContain('Ich suche in allen Taschen.');
  });

  it('does not take the writer, spoken to by a child, for the writer’s own father', async () => {
    const texts = {
      1: 'Mein Vater hatte ein Boot. Es lag am Steg.',
      9: 'Meine Tochter sagt, Papa, du bist immer woanders. Ich nicke dann.',
    };
    expect(await find(texts, 'people')).toEqual([]);
  });

  it('gives the words to the relative who says them, not to the make of a thing', async () => {
    const texts = {
      1: 'It was a blue Samsonite. my mama put it on the wardrobe and every time I cried she said you just like him. I still hear it.',
    };
    const by = (await find(texts, 'kept')).map(({ claim }) => claim.kind === 'kept' && claim.by);
    expect(by).not.toContain('Samsonite');
  });

  it('counts a relative also where the word stands as a name', async () => {
    const texts = {
      1: 'My mother kept bees behind the school.',
      6: 'My mother sold the last hive to the priest.',
      10: 'In the dream of that winter Mother was there with her veil on.',
    };
    const [found] = await find(
      { ...texts, 10: 'I stood at the hive and Mother was there with her veil on.' },
      'people',
    );
    expect(found?.claim.kind === 'people' && found.claim.labors).toEqual([1, 6, 10]);
  });
});
