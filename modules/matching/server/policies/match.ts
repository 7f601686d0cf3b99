import type { Role } from '#core/contract/manifest';
import type { MatchStatus } from '../../schemas/match-status';

/**
 * Who may move a match from where to where. A practitioner knows of it from `requested` on; only `accepted` lets a consent count.
 *
 *     suggested --client asks--> requested --practitioner--> accepted --either, or an admin--> ended
 *         ^------client takes back---|   `--practitioner--> declined      ended --client asks--> requested
 *
 * A declined request stays declined: nobody is asked twice. An admin may only end what the two cannot end themselves.
 */
const moves: Readonly<Record<Role, Partial<Record<MatchStatus, readonly MatchStatus[]>>>> = {
  client: { suggested: ['requested'], requested: ['suggested'], accepted: ['ended'], ended: ['requested'] },
  practitioner: { requested: ['accepted', 'declined'], accepted: ['ended'] },
  admin: { requested: ['ended'], accepted: ['ended'] },
};

/** Statuses that somebody of this role may set now. */
export const nextOf = (role: Role, from: MatchStatus): readonly MatchStatus[] => moves[role][from] ?? [];

/** Statuses in which the practitioner knows that the match exists. */
export const knownToPractitioner = ['requested', 'accepted', 'declined', 'ended'] as const satisfies MatchStatus[];
