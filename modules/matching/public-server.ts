export { callChanged, matchChanged, matchesUpdated } from './schemas/events';
export { MatchStatus } from './schemas/match-status';
export { PractitionerView } from './schemas/practitioner';
