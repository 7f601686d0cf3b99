export { observation, passageOf } from './lib/build';
export {
  createFeatureReader,
  measureCentrality,
  measurePassages,
  sentenceFeatures,
  sentenceWeights,
} from './lib/centrality';
export { isDreamt, isNear } from './lib/dreaming';
export { hasInsult, isFitForQuestion, isFitForTitle, isGrave } from './lib/fitness';
export { leaningOf } from './lib/leaning';
export { type Matter, type ReadSentence, readLabors } from './lib/matter';
export { isByTheWay } from './lib/names';
export type { AnswerText, Claim, Fragment, Kind, Observation, Passage } from './lib/observation';
export { type Observed, observeAnswers } from './lib/observe';
export { canClaim } from './lib/observers/observer';
export { repeatsPrompt } from './lib/observers/statements';
export { findPeople } from './lib/people';
export { loadReaders } from './lib/tokens';
export { worthOf } from './lib/worth';
