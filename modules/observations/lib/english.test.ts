import { expect, it } from 'vitest';
import { answerTexts } from '../testing/answers';
import type { Claim, Kind } from './observation';
import { observe } from './observe';

const claimsOf = async (texts: Readonly<Record<number, string>>): Promise<Claim[]> =>
  (await observe(answerTexts(texts))).map(({ claim }) => claim);

const find = async <K extends Kind>(
  kind: K,
  texts: Readonly<Record<number, string>> | string,
): Promise<Extract<Claim, { kind: K }>[]> => {
  const claims = await claimsOf(typeof texts === 'string' ? { 1: texts } : texts);
  return claims.filter((claim): claim is Extract<Claim, { kind: K }> => claim.kind === kind);
};

it('finds a thing that returns with the verbs beside it', async () => {
  const [found] = await find('return', {
    1: 'When I was nine I broke a tuning fork and hid it inside my mattress.',
    10: 'Afterwards I found the tuning fork in a drawer in his workshop.',
  });
  expect(found).toMatchObject({ thing: 'tuning fork', labors: [1, 10], times: 2 });
});

it.each([
  ['words of the question', { 1: 'I keep the lantern by the bed.', 5: 'I still use the lantern.' }],
  ['kin', { 1: 'My grandmother baked on Fridays.', 5: 'My grandmother never wrote a letter.' }],
  ['names', { 1: 'I met Tariq in the spring.', 5: 'Then I wrote to Tariq about the boat.' }],
  ['common words', { 1: 'That was a good day for me.', 5: 'I think of that day often.' }],
])('does not call %s returning', async (_, texts) => {
  const answers = answerTexts(texts).map((answer) => ({ ...answer, prompt: 'Which lantern do you carry?' }));
  const found = await observe(answers);
  expect(found.filter(({ claim }) => claim.kind === 'return')).toEqual([]);
});

it.each([
  ['I have never told my wife about the second mortgage.', 'I have never told my wife about the second mortgage'],
  ['I hide my anger from everyone, but I suspect mostly from myself.', 'I hide my anger from everyone'],
  ['What nobody knows: I planted the walnut myself.', 'I planted the walnut myself'],
  ['I ought to have reported it that same night.', 'I ought to have reported it that same night'],
])('finds what is hidden in %j', async (text, fragment) => {
  const [found] = await find('hide', text);
  expect(found?.fragments.map((one) => one.text)).toContain(fragment);
});

it.each([
  'I never hide anything from my wife.',
  'My father said, I hide my money from everyone.',
  'In the dream I hid the letters under the floor.',
  'I could not tell you what colour it was.',
  'To be honest with you, the garden is fine.',
  'We played hide and seek in the barn all summer.',
  "I haven't asked him whether he kept the letters.",
  'I hid in the barn until the vet had gone.',
])('finds nothing hidden in %j', async (text) => {
  expect(await find('hide', text)).toEqual([]);
});

it('takes the clause after "is that" as the conclusion', async () => {
  const [found] = await find(
    'conclusion',
    'What loss taught me is that being useful is the best hiding place there is: I was so busy then.',
  );
  expect(found?.fragments[0]?.text).toBe('being useful is the best hiding place there is');
});

it('keeps the reason that a conclusion rests on', async () => {
  const found = await find('conclusion', 'I have noticed that people came to me because I was useful to them.');
  expect(found[0]?.fragments[0]?.text).toBe('people came to me because I was useful to them');
});

it.each([
  'For the first time I told a person that I was hurt.',
  'He taught me how to gut a herring at six.',
  'The part I love is the ten minutes before they come.',
  'I think that is how it went.',
])('finds no conclusion in %j', async (text) => {
  expect(await find('conclusion', text)).toEqual([]);
});

it.each([
  ['It was never the money, it was the waiting.', 'It was never the money', 'it was the waiting'],
  ['Money was not talked about at home, it was counted.', 'Money was not talked about at home', 'it was counted'],
  ['I am not afraid of the dark. I am afraid of the quiet.', 'I am not afraid of the dark', 'I am afraid of the quiet'],
])('finds the correction in %j', async (text, not, but) => {
  const [found] = await find('correction', text);
  expect([found?.not.text, found?.but.text]).toEqual([not, but]);
});

it.each([
  'I was not only tired but hungry as well.',
  "I don't pray, I was raised to it and it didn't take.",
  'She said it was not the money, it was the waiting.',
])('finds no correction in %j', async (text) => {
  expect(await find('correction', text)).toEqual([]);
});

it('finds fear that is affirmed only', async () => {
  const [found] = await find('fear', 'I am afraid of the quiet at night.');
  expect(found?.fragments[0]?.text).toBe('I am afraid of the quiet at night');
  for (const text of [
    'I am not ashamed of anything. I am not jealous.',
    'I was never afraid about money.',
    "I'm afraid that I took it home and polished it.",
    'My mother was afraid of the sea all her life.',
    'He said I was ashamed of him.',
  ])
    expect(await find('fear', text), text).toEqual([]);
});

it('gives a kept sentence to whoever said it, with the own reply', async () => {
  const text =
    'My father used to say, "You will never be good enough for this family." I did not believe him then and I still cook.';
  const [found] = await find('kept', text);
  expect(found).toMatchObject({
    by: 'My father',
    words: { text: 'You will never be good enough for this family' },
    reply: { text: 'I did not believe him then' },
  });
});

it('says no insult again', async () => {
  const found = await find('kept', 'My boss always said, "You are a stupid lazy woman." I think about it every day.');
  expect(found).toEqual([]);
});

it('takes what was never said as unsaid, not as kept', async () => {
  const text = 'My mother never said that she was tired. She only sang louder.';
  expect(await find('kept', text)).toEqual([]);
  const [found] = await find('unsaid', text);
  expect(found).toMatchObject({ person: 'My mother', what: { text: 'My mother never said that she was tired' } });
});

it('resolves a pronoun only where one relative can be meant', async () => {
  const one = await find('unsaid', 'My mother stood at the stove. She never said one word about the letter.');
  expect(one[0]?.person).toBe('My mother');
  const two = await find('unsaid', 'My mother stood beside my sister. She never said one word about the letter.');
  expect(two).toEqual([]);
});

it('keeps a dream apart from waking life', async () => {
  const texts = {
    4: 'In the dream I hide in the cellar and the water is rising. I never told anyone where the key was.',
  };
  const [dream] = await find('dream', texts);
  expect(dream?.fragment.laborNumber).toBe(4);
  const hidden = await find('hide', texts);
  expect(hidden.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join()).not.toContain('cellar');
});

it('takes the age of the client and nobody else’s', async () => {
  const [found] = await find('scene', 'When I was nine I broke my grandfather’s watch and buried it.');
  expect(found?.age).toBe(9);
  expect(await find('scene', 'My grandfather went to sea when he was twelve.')).toEqual([]);
  expect(await find('scene', 'I get up at five and I take my tea outside.')).toEqual([]);
});

it('finds wishes of now', async () => {
  const [found] = await find('wish', 'I would like to be in the room.');
  expect(found?.fragments[0]?.text).toBe('I would like to be in the room');
  for (const text of [
    'I do not want to be a partner.',
    'My mother wants me to come home.',
    'If you want to know, it was for the stars.',
    'I want that understood by everybody here.',
  ])
    expect(await find('wish', text), text).toEqual([]);
});

it('needs the client as the subject of a turn', async () => {
  expect(await find('turn', 'I used to sing in a band, and now I listen to one.')).toHaveLength(1);
  expect(await find('turn', 'I no longer sing in a band on Fridays.')).toEqual([]);
  expect(await find('turn', 'My brother used to sing in a band on Fridays.')).toEqual([]);
  expect(await find('turn', 'It is the crate I used to sit on, wrapped in a towel.')).toEqual([]);
});

it('finds the same word of oneself affirmed and denied', async () => {
  const [found] = await find('flip', { 1: 'I am brave in traffic.', 4: 'I am not brave at all.' });
  expect(found?.word).toBe('brave');
});

it('finds figures of oneself and no resemblance', async () => {
  const [found] = await find('figure', 'I feel like a safety net nobody remembers is there.');
  expect(found?.fragments[0]?.text).toBe('I feel like a safety net nobody remembers is there');
  for (const text of ['I look like my father.', 'I feel like a cup of tea.', 'I do not feel like a hero.'])
    expect(await find('figure', text), text).toEqual([]);
});
