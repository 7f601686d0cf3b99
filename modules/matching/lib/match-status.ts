import type { MatchStatus } from '../schemas/match-status';

/** Statuses in which the two want each other: a call can be booked and a consent given, which opens nothing before `accepted`. */
export const isOngoing = (status: MatchStatus): boolean => status === 'requested' || status === 'accepted';
