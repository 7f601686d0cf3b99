import { describe, expect, it } from 'vitest';
import { answerTexts } from '../../testing/answers';
import type { Kind } from '../observation';
import { observe } from '../observe';

const passagesOf = async (kind: Kind, text: string): Promise<readonly string[]> =>
  (await observe(answerTexts({ 3: text })))
    .filter(({ claim }) => claim.kind === kind)
    .flatMap(({ passages }) => passages.map((passage) => passage.text));

describe('what clients remark on as they write it', () => {
  it.each([
    'I sold the boat on the day he was born.\n\nThere, I said it.',
    'Ich habe das Boot an dem Tag verkauft, an dem er geboren ist.\n\nSo, jetzt steht es da.',
    'Vendí la barca el día en que nació. Es feo de leer.',
  ])('is shown with the remark, even over a break: %j', async (text) => {
    expect(await passagesOf('marked', text)).toEqual([text]);
  });

  it('goes on to the short sentences after it', async () => {
    const text = "I sold the boat that day. That's the whole thing. I was never a fisherman.";
    expect(await passagesOf('marked', text)).toEqual([text]);
  });

  it.each([
    'I sold the boat. There it is, my aunt said, your whole inheritance, and laughed.',
    'I dreamt that I sold the boat. There, I said it.',
    'Ich habe das Boot verkauft. Da stand es noch am Steg, und die Möwen saßen darauf.',
  ])('is neither what somebody else says nor a dream: %j', async (text) => {
    expect(await passagesOf('marked', text)).toEqual([]);
  });
});

describe('rules that clients state', () => {
  it.each([
    'As long as nobody opens the shed, the boat is still mine.',
    'Solange keiner den Schuppen aufmacht, gehört das Boot noch mir.',
    'Mientras nadie abra el cobertizo, la barca sigue siendo mía.',
  ])('are found: %j', async (text) => {
    expect(await passagesOf('condition', `${text} It rained.`)).toEqual([text]);
  });

  it.each(['The shed is as long as the boat and twice as wide.', 'Mientras comía, pensaba en la barca.'])(
    'are no measures and no times: %j',
    async (text) => {
      expect(await passagesOf('condition', text)).toEqual([]);
    },
  );
});

describe('what is wanted in place of something else', () => {
  it.each([
    'I do not want to sell the boat, I want somebody to sail it.',
    'Ich will nicht, dass das Boot verkauft wird, ich will, dass einer damit fährt.',
    'No quiero que se venda la barca, quiero que alguien la use.',
  ])('is a correction: %j', async (text) => {
    expect(await passagesOf('correction', text)).toEqual([text]);
  });

  it('may come after a short aside', async () => {
    const text = "I don't want to sell the boat. It leaks anyway. I'd like somebody to sail it once.";
    expect(await passagesOf('correction', text)).toEqual([text]);
  });
});

describe('two statements side by side', () => {
  it.each([
    'I hate that boat, and I paid for the new sail.',
    'Ich hasse dieses Boot, und ich habe das neue Segel bezahlt.',
    'I stole his summer from him. Or I gave him a harbour.',
    'Le quité el verano a mi hermano. O le regalé un puerto.',
  ])('are found: %j', async (text) => {
    expect(await passagesOf('halves', text)).toEqual([text]);
  });

  it('are not made of alternatives in passing', async () => {
    expect(await passagesOf('halves', 'I took the boat out. Or something like a boat.')).toEqual([]);
    const guesses = 'Or: I am sorry about the boat. Or I found the oars in the barn.';
    expect(await passagesOf('halves', guesses)).toEqual([]);
  });
});

it.each([
  'Before, I counted the boats. Now I count the empty moorings.',
  'Früher habe ich die Boote gezählt. Jetzt zähle ich die leeren Plätze.',
  'Antes contaba las barcas, y ahora cuento los amarres vacíos.',
])('shows a before with its now: %j', async (text) => {
  expect(await passagesOf('turn', text)).toEqual([text]);
});
