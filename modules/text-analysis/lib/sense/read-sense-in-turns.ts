import { createTurns } from '../turns';
import { readSentences } from './read-sense';
import type { SenseLanguage, SenseSentence } from './sense';

/** As `readSense`, for servers: a long text is read in turns of a few milliseconds, so that others do not wait for it. */
export const readSenseInTurns = async (text: string, known?: SenseLanguage): Promise<SenseSentence[]> => {
  const pause = createTurns();
  const sentences: SenseSentence[] = [];
  for (const sentence of readSentences(text, known)) {
    if (sentence) sentences.push(sentence);
    await pause();
  }
  return sentences;
};
