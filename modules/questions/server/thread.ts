/** Reading answers for a sentence to ask about loads the models of three languages. */
export { findCandidates } from './queries/find-candidates';
