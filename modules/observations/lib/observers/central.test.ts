import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import { observe } from '../observe';

type Texts = Readonly<Record<number, string>>;

const passagesOf = async (texts: Texts): Promise<readonly string[]> =>
  (await observe(answerTexts(texts)))
    .filter(({ claim }) => claim.kind === 'central')
    .flatMap(({ passages }) => passages.map(({ text }) => text));

describe('clients in their own sentences', () => {
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
  ])('come first by their grammar: %j', async (text, weightiest) => {
    const [first] = await passagesOf({ 3: text });
    expect(first).toContain(weightiest);
  });

  it('are not those of others, questions or dreams, and have the client in them', async () => {
    const found = await passagesOf({
      3: 'My aunt said, I have never wanted anything but the key. The lorries use the road.',
      5: 'Did I ever want the house? The quarry is closed on Sundays.',
      11: 'I dreamt that I only wanted the key. I was never let in.',
    });
    expect(found).toEqual([]);
  });

  it('stand with the short sentences around them', async () => {
    const text = 'We sold the house. I only wanted the key. Nobody asked.\nThe quarry is closed on Sundays in winter.';
    expect((await passagesOf({ 3: text }))[0]).toBe('We sold the house. I only wanted the key. Nobody asked.');
  });
});
