import { compareGrowth } from '#core/bench/compare';
import { assessCrisis } from './lib/crisis/assess-crisis';

/* Looking for danger grows with the length of a text, whatever it is. */
const calm = 'I was afraid to leave and my father would not let me live my life without fear of the last step. ';
const texts: Readonly<Record<string, string>> = {
  prose: calm,
  'prose without a stop': calm.replace('.', ','),
  'one endless word': 'a',
  'two letters over and over': 'my ',
};
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

for (const [name, piece] of Object.entries(texts))
  await compareGrowth(`signs of danger, ${name}`, 12_500, (size) => {
    const text = filled(piece, size);
    return () => assessCrisis(text);
  });
