import { describe, expect, it } from 'vitest';
import type { Role } from '#core/contract/manifest';
import { isOngoing } from '../../lib/match-status';
import type { MatchStatus } from '../../schemas/match-status';
import { knownToPractitioner, nextOf } from './match';

const all: readonly MatchStatus[] = ['suggested', 'requested', 'accepted', 'declined', 'ended'];
const roles: readonly Role[] = ['client', 'practitioner', 'admin'];
/** Every status that can be reached from the beginning by somebody of these roles. */
const reach = (by: readonly Role[]): Set<MatchStatus> => {
  const seen = new Set<MatchStatus>(['suggested']);
  for (const from of seen) for (const role of by) for (const to of nextOf(role, from)) seen.add(to);
  return seen;
};

describe('the life of a match', () => {
  it('begins with the client: nobody else can make a practitioner learn of it', () => {
    expect(nextOf('client', 'suggested')).toEqual(['requested']);
    expect([...reach(['practitioner', 'admin'])]).toEqual(['suggested']);
  });

  it('is accepted by the practitioner alone', () => {
    for (const role of roles)
      for (const from of all)
        if (nextOf(role, from).includes('accepted')) expect([role, from]).toEqual(['practitioner', 'requested']);
    expect(reach(['client'])).not.toContain('accepted');
  });

  it('can be ended by either side, reaches every status, and goes nowhere from a refusal', () => {
    expect(reach(roles)).toEqual(new Set(all));
    for (const role of roles) {
      expect(nextOf(role, 'accepted')).toEqual(['ended']);
      expect(nextOf(role, 'declined')).toEqual([]);
    }
  });

  it('keeps a call and a consent only where both still want each other', () => {
    expect(all.filter(isOngoing)).toEqual(['requested', 'accepted']);
    expect(all.filter((status) => !(knownToPractitioner as readonly MatchStatus[]).includes(status))).toEqual([
      'suggested',
    ]);
  });
});
