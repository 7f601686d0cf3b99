import { setImmediate as others } from 'node:timers/promises';
import { readSentences } from './read-sense';
import type { SenseLanguage, SenseSentence } from './sense';

/** Milliseconds of work before other requests get a turn. */
const turn = 12;

/** As `readSense`, for servers: a long text is read in turns of a few milliseconds, so that others do not wait for it. */
export const readSenseInTurns = async (text: string, known?: SenseLanguage): Promise<SenseSentence[]> => {
  const sentences: SenseSentence[] = [];
  let since = performance.now();
  for (const sentence of readSentences(text, known)) {
    sentences.push(sentence);
    if (performance.now() - since < turn) continue;
    await others();
    since = performance.now();
  }
  return sentences;
};
