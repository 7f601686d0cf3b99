import { expect, it } from 'vitest';
import { answerTexts } from '../testing/answers';
import type { Claim, Kind } from './observation';
import { observe } from './observe';

const find = async <K extends Kind>(
  kind: K,
  texts: Readonly<Record<number, string>> | string,
): Promise<Extract<Claim, { kind: K }>[]> => {
  const found = await observe(answerTexts(typeof texts === 'string' ? { 1: texts } : texts));
  return found.map(({ claim }) => claim).filter((claim): claim is Extract<Claim, { kind: K }> => claim.kind === kind);
};

it('finds a thing that returns, and no name', async () => {
  const texts = {
    1: 'Der Sepp hat nie etwas gesagt. Die Gartenschere hing immer am Haken neben der Tür.',
    10: 'Der Sepp ist im Winter gestorben. Ich habe die Gartenschere geerbt und benutze sie jeden Tag.',
  };
  const found = await find('return', texts);
  expect(found.map(({ thing }) => thing)).toEqual(['Gartenschere']);
});

it.each([
  ['Ich habe niemandem von dem Brief erzählt.', 'Ich habe niemandem von dem Brief erzählt'],
  ['Was niemand weiß: Ich habe die Nuss am Waldrand gesteckt.', 'Ich habe die Nuss am Waldrand gesteckt'],
  ['Ich verstecke das Geld seit Jahren im Keller.', 'Ich verstecke das Geld seit Jahren im Keller'],
])('finds what is hidden in %j', async (text, fragment) => {
  const [found] = await find('hide', text);
  expect(found?.fragments.map((one) => one.text)).toContain(fragment);
});

it.each([
  'Ich habe nie etwas versteckt.',
  'Meine Mutter hat niemandem davon erzählt.',
  'Mein Vater sagte, ich verstecke mein Geld vor allen.',
  'Im Traum verstecke ich mich im Keller.',
])('finds nothing hidden in %j', async (text) => {
  expect(await find('hide', text)).toEqual([]);
});

it('finds fear that is affirmed only', async () => {
  const [found] = await find('fear', 'Ich habe Angst vor der Stille im Haus.');
  expect(found?.fragments[0]?.text).toBe('Ich habe Angst vor der Stille im Haus');
  for (const text of [
    'Ich habe keine Angst vor der Stille.',
    'Ich schäme mich nicht. Wofür auch.',
    'Das ist keine Angst, das ist der Rücken.',
    'Meine Mutter hatte Angst vor dem Wasser.',
    'Er sagte, ich hätte Angst vor ihm.',
  ])
    expect(await find('fear', text), text).toEqual([]);
});

it('finds corrections with "sondern" and in neighbouring sentences', async () => {
  const [within] = await find('correction', 'Ich bin nicht wegen des Geldes geblieben, sondern wegen der Kinder.');
  expect([within?.not.text, within?.but.text]).toEqual([
    'Ich bin nicht wegen des Geldes geblieben',
    'sondern wegen der Kinder',
  ]);
  const [pair] = await find('correction', 'Das war keine Angst vor ihm. Das war Angst um ihn.');
  expect(pair?.but.text).toBe('Das war Angst um ihn');
  expect(await find('correction', 'Ich bin nicht nur müde, sondern auch hungrig.')).toEqual([]);
});

it('takes what was never said as unsaid, in the nominative', async () => {
  const [found] = await find('unsaid', 'Meine Mutter hat nie gesagt, dass sie müde ist.');
  expect(found).toMatchObject({
    person: 'Meine Mutter',
    what: { text: 'Meine Mutter hat nie gesagt, dass sie müde ist' },
  });
  expect(await find('heard', 'Meine Mutter hat nie gesagt, dass sie müde ist.')).toEqual([]);
});

it('takes no condition for a wish', async () => {
  expect(await find('wish', 'Ich singe auch heute, wenn ich eigentlich schreien möchte.')).toEqual([]);
  const [found] = await find('wish', 'Ich möchte im Zimmer bleiben, wenn es so weit ist.');
  expect(found?.fragments[0]?.text).toContain('Ich möchte im Zimmer bleiben');
});

it('begins no fragment with a verb that waits for the clause before it', async () => {
  const found = await observe(
    answerTexts({ 1: 'Wenn ein Kind eine echte Frage stellt, merke ich, wie ich erst einmal genervt bin.' }),
  );
  for (const { claim } of found)
    if ('fragments' in claim) for (const { text } of claim.fragments) expect(text).not.toMatch(/^merke/u);
});

it('reads ages in words', async () => {
  const [found] = await find('scene', 'Als ich zwölf war, habe ich das Radio meines Bruders zerlegt.');
  expect(found?.age).toBe(12);
  const [lasted] = await find('scene', 'Bis ich zwölf war, habe ich jeden Abend das Radio meines Bruders gehört.');
  expect(lasted).toBeUndefined();
});

it('gives no narration to somebody as speech', async () => {
  expect(await find('heard', 'Dann hat er mir erklärt, wie man Tauben fängt. Ich hatte keine Ahnung davon.')).toEqual(
    [],
  );
  expect(await find('hide', 'Ich habe nicht gefragt, ich habe gefeilt.')).toEqual([]);
  expect(await find('wish', 'Ich hätte gern gewusst, wie es ausgegangen ist.')).toEqual([]);
});
