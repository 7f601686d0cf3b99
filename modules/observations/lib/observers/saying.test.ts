import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from '../observe';

const shownAs = async (kind: string, texts: Readonly<Record<number, string>>): Promise<readonly string[]> =>
  (await observe(answerTexts(texts)))
    .filter(({ claim }) => claim.kind === kind)
    .flatMap(({ passages }) => passages.map(({ text }) => text));

describe('a sentence that was said again and again', () => {
  it.each([
    'The sentence at our house was Dad’s, "Own up and be done with it." He was not a hard man.',
    'My mother dusted the cups on Saturdays. She always said "ne dabar", it means not now. Can I wear the shoes, ne dabar.',
    'Der Satz war „Wir sind ja keine Professoren“. Kam bei allem. Fernseher kaputt, wir sind ja keine Professoren.',
    'La frase de la casa no se decía, se hacía. Dos golpecitos en el hombro y mostraban la puerta. Quiere decir anda tú.',
  ])('is shown with how it was used: %s', async (text) => {
    expect(await shownAs('saying', { 1: text })).toEqual([text]);
  });

  it.each(['I always said that I would leave.', 'Ich habe den Satz zweimal gelesen.', 'La frase larga me gusta más.'])(
    'is nobody’s plan and no other sentence: %s',
    async (text) => {
      expect(await shownAs('saying', { 1: `${text} We went home and slept until noon.` })).toEqual([]);
    },
  );
});

it('finds what was said in the same plain words in two Labors', async () => {
  const found = await shownAs('echo', {
    1: 'Dad stood us in the yard that evening and asked, and Lyle said it was him. He was eleven.',
    12: 'I took the boy around back and asked again, and he said it was him, and I gave him twenty dollars.',
  });
  expect(found.length).toBe(2);
});

it('finds a German verb again in another form', async () => {
  const found = await shownAs('echo', {
    1: 'Meine Mutter hatte den guten Mantel an und hat genickt, als die Lehrerin fertig war.',
    10: 'Meine Mutter hätte einmal nicht nicken können, im guten Mantel.',
  });
  expect(found.length).toBe(2);
});
