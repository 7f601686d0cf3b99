import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import type { Observation } from '../observation';
import { observe } from '../observe';

type Texts = Readonly<Record<number, string>>;
const find = async (texts: Texts, kind: Observation['claim']['kind']): Promise<Observation[]> =>
  (await observe(answerTexts(texts))).filter(({ claim }) => claim.kind === kind);
const wordsOf = (list: readonly Observation[]): string[] =>
  list.flatMap(({ claim }) => (claim.kind === 'echo' ? claim.words : []));

describe('what two Labors share', () => {
  it.each<[string, Texts, string]>([
    [
      'a phrase',
      {
        4: 'He asked me to stay. I said there was bread in the oven. We went home.',
        9: 'She offered me a chair. Again I said there was bread in the oven.',
      },
      'I said there was bread in the oven',
    ],
    [
      'a phrase in German',
      {
        3: 'Da bin ich gegangen. Ich habe gesagt, ich muss die Hühner füttern.',
        7: 'Ich muss die Hühner füttern, sage ich dann.',
      },
      'ich muss die Hühner füttern',
    ],
    [
      'a phrase in Spanish',
      { 2: 'Mi madre dejaba la llave bajo la maceta.', 11: 'Nadie vive allí. Todavía pongo la llave bajo la maceta.' },
      'la llave bajo la maceta',
    ],
  ])('is found: %s', async (_, texts, words) => {
    const [first] = await find(texts, 'echo');
    expect(wordsOf(first ? [first] : [])).toEqual([words]);
    expect(first?.passages).toHaveLength(2);
    for (const passage of first?.passages ?? []) expect(passage.text.toLowerCase()).toContain(words.toLowerCase());
  });

  it('is no turn of everybody’s, no name and no word of the question', async () => {
    const texts = {
      1: 'In the middle of the day I went to the shop with Martin Keller. It was a long time ago.',
      6: 'In the middle of the day I went to the shop with Martin Keller. It was a long time before that.',
    };
    expect(
      wordsOf(await find({ 1: texts[1], 6: 'In the middle of the day Martin Keller was there.' }, 'echo')),
    ).toEqual([]);
  });
});

it('shows what the client says has stayed, with the sentence before it', async () => {
  const text = 'He waved from the gate. I have thought about that every winter since. The gate is gone.';
  const [stays] = await find({ 5: text }, 'stays');
  expect(stays?.passages.map((passage) => passage.text)).toEqual([
    'He waved from the gate. I have thought about that every winter since.',
  ]);
  expect(await find({ 5: 'He waved from the gate. I thought about it for a moment.' }, 'stays')).toEqual([]);
});

it.each([
  ['What I still carry is the habit of being useful before I am asked, and of leaving before the coffee.'],
  ['I learned to listen for the car before the key was in the door.'],
  ['Ich habe gelernt, an der Tür zu stehen.'],
  ['Lo que me quedó es la costumbre de mirar la puerta.'],
])('takes for a conclusion: %s', async (text) => {
  const [found] = await find({ 3: text }, 'conclusion');
  expect(found?.passages.map((passage) => passage.text)).toEqual([text]);
});

it.each([
  ['Früher habe ich gedacht, wer leise ist, den schickt keiner weg. Das Tor stand offen.'],
  ['Was man daraus lernt: wer hütet, dem gehört es nicht, hat die Großmutter immer gesagt.'],
  ['What I learned is that nobody waits, my grandmother always said.'],
])('takes what was given up, or what others say, for no conclusion: %s', async (text) => {
  expect(await find({ 3: text }, 'conclusion')).toEqual([]);
});

it('keeps the end of each answer of three sentences or more', async () => {
  const [ending] = await find(
    {
      1: 'We had a yard. It was full of tyres. My brother slept in one of them all through the summer of that year.',
      2: 'I walk a lot. I sleep little. No more.',
      3: 'Short.',
    },
    'ending',
  );
  expect(ending?.passages.map(({ text }) => text)).toEqual([
    'We had a yard. It was full of tyres. My brother slept in one of them all through the summer of that year.',
    'I walk a lot. I sleep little. No more.',
  ]);
});
