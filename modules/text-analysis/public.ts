export { centred } from './lib/centred';
export { readsAsEnglish } from './lib/language';
export { type PersonalValue, type Replaced, replacePersonal } from './lib/personal';
export { countWords, pointsBack, quotablePassages } from './lib/quotable';
export { verifyQuote } from './lib/quotes';
export { guessLanguage, isWrittenIn, readSense, readSentences } from './lib/sense/read-sense';
export { readSenseInTurns } from './lib/sense/read-sense-in-turns';
export {
  isOwnStatement,
  type Negation,
  type Reality,
  type SenseLanguage,
  type SenseSentence,
  type SenseTime,
  type Speaker,
  type VoiceSpan,
} from './lib/sense/sense';
export { splitSentences } from './lib/sense/split-sentences';
export { plainApostrophes, words } from './lib/sense/words';
export { createTurns } from './lib/turns';
