export { compileField, foldText } from './lib/compile';
export { type FoundNeed, findNeeds, type NeedSentence, needs, type WrittenAnswer } from './lib/find-needs';
