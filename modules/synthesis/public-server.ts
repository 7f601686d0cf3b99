export { passageOf } from './lib/observe/build';
export { hasInsult, isGrave } from './lib/observe/fitness';
export type { ReadSentence } from './lib/observe/matter';
export type { AnswerText, Claim, Kind, Observation, Passage } from './lib/observe/observation';
export { type Observed, observeAnswers } from './lib/observe/observe';
export { answerTextsOf } from './server/writer/sources';
