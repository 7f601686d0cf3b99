export { clearNeed, findNeeds, type ReadAnswer, readAnswerInTurns, weighNeeds } from './lib/find-needs';
export { addByVectors } from './lib/learned/vector-needs';
