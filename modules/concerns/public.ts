export { compileField, foldText } from './lib/compile';
export type { FoundNeed, NeedSentence, WrittenAnswer } from './lib/find-needs';
export { needs } from './lib/needs';
