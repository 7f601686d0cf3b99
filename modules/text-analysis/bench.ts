import { Type } from '@sinclair/typebox';
import { compareGrowth } from '#core/bench/compare';
import { compile } from '#core/server/http/validate';
import { verifyQuote } from './lib/quotes';

/* Work on what people write grows with its length, whatever they write. */
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

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
