export { findNeeds, type ReadAnswer, readAnswer, weighNeeds } from './lib/find-needs';
