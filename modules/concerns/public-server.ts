export { findNeeds, type ReadAnswer, readAnswerInTurns, weighNeeds } from './lib/find-needs';
