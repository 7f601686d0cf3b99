export { needs } from './data/needs';
export { compileField, foldText } from './lib/compile';
export { type FoundNeed, findNeeds, type NeedSentence, type WrittenAnswer } from './lib/find-needs';
