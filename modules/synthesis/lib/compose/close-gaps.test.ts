import { expect, it } from 'vitest';
import { type Kind, type Matter, type Observation, observeAnswers, type Passage } from '#modules/observations/public';
import { answerTexts } from '#modules/observations/testing/answers';
import { closeGaps } from './close-gaps';
import type { KeptOut } from './spans';

const first = 'I have a separate account from the post money, every woman should have one.';
const hinge = 'It had nine when he left, and I had worked out that you could do a fair bit on seven.';
const second = 'I never touched it in all those years, and I told nobody that it was there.';
const elsewhere =
  'The hall committee meets on Tuesdays and I run it as well as I can with the people who come. '.repeat(9);
const nothing: KeptOut = { answers: new Set(), spans: [] };

const read = async (text: string): Promise<Matter> =>
  (await observeAnswers(answerTexts({ 7: text, 9: elsewhere }))).matter;

/** A selection that shows these pieces of Labor 7, each in a section of its own. */
const shown = (matter: Matter, pieces: readonly string[], kind: Kind = 'stays') => {
  const { text } = matter.answers[0]?.answer ?? { text: '' };
  const sections = pieces.map((piece, place) => {
    const start = text.indexOf(piece);
    const passage: Passage = {
      ...{ responseId: 'response-7', laborNumber: 7, by: null },
      ...{ start, end: start + piece.length, text: piece },
    };
    const claim = { kind, fragments: [passage], labors: [7] } as Observation['claim'];
    return {
      observation: { id: `one-${place}`, language: 'en' as const, weight: 1, claim, passages: [passage] },
      passages: [passage],
    };
  });
  return { sections, lenses: [], lifeline: null };
};
const textsOf = (matter: Matter, pieces: readonly string[], keptOut: KeptOut, kind?: Kind): string[] =>
  closeGaps(shown(matter, pieces, kind), matter, keptOut).sections.flatMap(({ passages }) =>
    passages.map(({ text }) => text),
  );

it('shows the sentence between two passages with the first of them', async () => {
  const matter = await read(`${first} ${hinge} ${second}`);
  expect(textsOf(matter, [first, second], nothing)).toEqual([`${first} ${hinge}`, second]);
});

it('takes the short beginning and end of a paragraph along, and no other paragraph', async () => {
  const matter = await read(`Before.\n${first} ${hinge}\n${second}`);
  expect(textsOf(matter, [hinge], nothing)).toEqual([`${first} ${hinge}`]);
});

it('shows how an answer ends with its short paragraph, and nothing of the one before', async () => {
  const matter = await read(`${elsewhere}\n\n${first} ${hinge} ${second}`);
  expect(textsOf(matter, [second], nothing, 'ending')).toEqual([`${first} ${hinge} ${second}`]);
});

it('shows the next paragraph where it takes back what stands before it', async () => {
  const matter = await read(`${first}\n\nNo, that is not so. I had none.\n\n${elsewhere}`);
  expect(textsOf(matter, [first], nothing)[0]).toContain(`${first}\n\nNo, that is not so.`);
});

it('shows what follows a colon with what announces it', async () => {
  const list = 'This is the page as it stands in the book that I keep under the counter of the shop:';
  const matter = await read(
    `${list}\n\nFlour, four pounds, from the mill that is no longer there today.\n\n${elsewhere}`,
  );
  expect(textsOf(matter, [list], nothing)[0]).toMatch(/no longer there today\.$/u);
});

it('shows of several passages none that says nothing alone and cannot be made whole', async () => {
  const { matter } = await observeAnswers(answerTexts({ 7: `${first} ${hinge}`, 9: second }));
  const refused = { responseId: 'response-7', start: 0, end: first.length };
  const selection = shown(matter, [hinge], 'spoken');
  const [section] = selection.sections;
  const other = {
    ...{ responseId: 'response-9', laborNumber: 9, by: null },
    start: 0,
    end: second.length,
    text: second,
  };
  const sections = section ? [{ ...section, passages: [...section.passages, other] }] : [];
  const closed = closeGaps({ ...selection, sections }, matter, { answers: new Set(), spans: [refused] });
  expect(closed.sections[0]?.passages.map(({ laborNumber }) => laborNumber)).toEqual([9]);
});

it('shows no more of an answer that raised the crisis gate than was looked at', async () => {
  const matter = await read(`${first} ${hinge} ${second}`);
  expect(textsOf(matter, [first, second], { answers: new Set(['response-7']), spans: [] })).toEqual([first, second]);
});

it('does not bring back what the client called not theirs', async () => {
  const text = `${first} ${hinge} ${second}`;
  const refused = { responseId: 'response-7', start: text.indexOf(hinge), end: text.indexOf(second) };
  expect(textsOf(await read(text), [first, second], { answers: new Set(), spans: [refused] })).toEqual([first, second]);
});

it('shows little more than half of what was written', async () => {
  const { matter } = await observeAnswers(answerTexts({ 7: `${first} ${hinge} ${second}` }));
  expect(textsOf(matter, [first, second], nothing)).toEqual([first, second]);
});

it('does not show what is taken back without the words that take it back, however much is shown', async () => {
  const denied = 'I never had a bag packed in the cupboard behind the blankets, not in all those years.';
  const back = 'That is a lie, it was there from the first winter and I looked at it on most of the Sundays we had.';
  const { matter } = await observeAnswers(answerTexts({ 7: `${denied} ${back}` }));
  expect(textsOf(matter, [denied], nothing)).toEqual([`${denied} ${back}`]);
});

it('tells a dream to its end, and nothing after it', async () => {
  const begun = 'I dream that the car is running at the gate and I have to go back for the dog.';
  const rest =
    'They are all sat down waiting for tea and I have my coat on, and nobody looks up when I come in at the door.';
  const matter = await read(`${begun} ${rest}\nI had eggs for breakfast.`);
  expect(textsOf(matter, [begun], nothing, 'dream')).toEqual([`${begun} ${rest}`]);
});
