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

describe('what two Labors have in common', () => {
  const echoes = async (texts: Readonly<Record<number, string>>) =>
    (await observe(answerTexts(texts))).flatMap(({ claim }) => (claim.kind === 'echo' ? claim.words : []));

  it('is a phrase without who says it and without half of its quotation marks', async () => {
    const found = await echoes({
      3: 'Every Sunday Breege says, "Are we going up or are we not?" and I say that we will see.',
      10: 'Breege has finished the peas. She says, "Are we going up or are we not?" and it is a Tuesday.',
    });
    expect(found).toEqual(['Are we going up or are we not']);
  });

  it('is nothing where somebody else says it in one place and the client in the other', async () => {
    const found = await echoes({
      3: 'My aunt Mercedes said, "Nobody says such things across the undersea cable, child." We laughed at her.',
      7: 'The men never talked like that across the undersea cable. He did.',
    });
    expect(found).toEqual([]);
  });

  it('is no word of quantity', async () => {
    const found = await echoes({
      5: 'Das Wasser kommt, und wenn es ein bisschen stehen bleibt, lässt es etwas da.',
      9: 'Wenn ich am Freitag fehle, dauert es ein bisschen, weil beide denken, ich bin beim anderen.',
    });
    expect(found).toEqual([]);
  });
});

it('shows a dream from where it is announced, and no word about it alone', async () => {
  const text =
    'Dream, since somebody will ask. I am at the airport. The desk woman weighs my bag. I say that it is full. Even in a dream I could not leave the joke alone.';
  expect(await shownAs('dream', { 8: text })).toEqual([text]);
  expect(await shownAs('dream', { 8: 'We sang a lot. Even in a dream I could not leave the joke alone.' })).toEqual([]);
});

it('ends an answer with what stands last in it, an empty dash too', async () => {
  const [first] = await shownAs('ending', {
    1: 'I swap gloves at night. People bring me their lists. What I bring to them:\n-',
    2: 'I walk a lot. I sleep little. No more.',
  });
  expect(first?.endsWith('\n-')).toBe(true);
});

it('takes for a year what a word for a time makes one, and names none where that is doubtful', async () => {
  const years = async (text: string) =>
    (await observe(answerTexts({ 1: text }))).flatMap(({ claim }) =>
      claim.kind === 'lifeline' ? claim.points.map(({ year }) => year) : [],
    );
  expect(await years("We married in 1964. In the spring of '87 the bank came. I paid 1900 euros for it.")).toEqual([
    1964, 1987,
  ]);
  expect(await years('Genug ist 1900 im Monat. Seit 1988 bin ich da, und 1995 kam die Tochter.')).toEqual([1988, 1995]);
  expect(await years('In 1964 we married, in 1988 we moved. My lucky number was 1999 that day.')).toEqual([]);
});
