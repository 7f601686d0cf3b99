export { needs } from './data/needs';
export { compileField, foldText } from './lib/compile';
export type { FoundNeed, NeedSentence, WrittenAnswer } from './lib/find-needs';
