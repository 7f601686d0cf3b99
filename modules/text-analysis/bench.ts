import { Type } from '@sinclair/typebox';
import { compareGrowth } from '#core/bench/compare';
import { findCrisisPhrases } from '#core/server/ai/crisis-phrases';
import { compile } from '#core/server/http/validate';
import { verifyQuote } from './lib/quotes';

/* Work on what people write grows with its length, whatever they write. */
const calm = 'I was afraid to leave and my father would not let me live my life without fear of the last step. ';
const texts: Readonly<Record<string, string>> = {
  prose: calm,
  'prose without a stop': calm.replace('.', ','),
  'one endless word': 'a',
  'two letters over and over': 'my ',
};
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

for (const [name, piece] of Object.entries(texts))
  await compareGrowth(`phrases of danger, ${name}`, 12_500, (size) => {
    const text = filled(piece, size);
    return () => findCrisisPhrases(text);
  });
await compareGrowth('a quote that is not there', 50_000, (size) => {
  const text = filled('I went down to the river at night. ', size);
  return () => verifyQuote(text, 'there is no such sentence in this');
});
await compareGrowth('a quote that is nearly everywhere', 50_000, (size) => {
  const text = filled('a b c d e f ', size);
  return () => verifyQuote(text, 'a b c d e f a b c d e f g');
});
const isAddress = compile(Type.String({ format: 'email' }));
await compareGrowth('an email address that never ends', 500, (size) => {
  const text = `${filled('a-', size)}@${filled('a-', size / 5)}.`;
  return () => {
    for (let i = 0; i < 200; i += 1) isAddress(text);
  };
});
