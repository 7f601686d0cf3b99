import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from '../observe';

type Texts = Readonly<Record<number, string>>;

const passagesOf = async (texts: Texts): Promise<readonly string[]> =>
  (await observe(answerTexts(texts)))
    .filter(({ claim }) => claim.kind === 'central')
    .flatMap(({ passages }) => passages.map(({ text }) => text));

describe('sentences by place and form', () => {
  it.each([
    [
      'The road to the quarry is steep and the lorries use it. Two men work there in summer. I have never wanted the house, only the key.',
      'I have never wanted the house, only the key.',
    ],
    [
      'Die Straße zum Steinbruch ist steil und die Lastwagen fahren dort. Zwei Männer arbeiten da im Sommer. Ich wollte nie das Haus, nur den Schlüssel.',
      'Ich wollte nie das Haus, nur den Schlüssel.',
    ],
    [
      'El camino de la cantera es empinado y lo usan los camiones. Dos hombres trabajan allí en verano. Yo nunca quise la casa, solo la llave.',
      'Yo nunca quise la casa, solo la llave.',
    ],
  ])('come in the order of their measure: %j', async (text, weightiest) => {
    const [first] = await passagesOf({ 3: text });
    expect(first).toContain(weightiest);
  });

  it('are no dreams, and no questions of the client', async () => {
    const found = await passagesOf({
      5: 'Did I ever want the house?',
      11: 'I dreamt that I only wanted the key. I was never let in.',
    });
    expect(found).toEqual([]);
  });

  it('may be what somebody else says, as it is written', async () => {
    const text = 'The lorries use the road to the quarry. My aunt said, “You have never wanted anything but the key.”';
    expect((await passagesOf({ 3: text }))[0]).toContain('“You have never wanted anything but the key.”');
  });

  it('stand with the short sentences around them', async () => {
    const text = 'We sold the house. I only wanted the key. Nobody asked.\nThe quarry is closed on Sundays in winter.';
    expect(await passagesOf({ 3: text })).toContain('We sold the house. I only wanted the key. Nobody asked.');
  });
});
