import { describe, expect, it } from 'vitest';
import { derivedPhase, stepsFrom, unmetFor } from './phase-rules';

const nothing = { recorded: false, completed: false, done: 0, accepted: false };
const ready = { recorded: true, completed: true, done: 3, accepted: false };

describe('the phase of a client nobody set one for', () => {
  it('follows what the client has done and never runs ahead of the team', () => {
    expect(derivedPhase(nothing)).toBe('intake');
    expect(derivedPhase({ ...nothing, recorded: true })).toBe('assessment');
    expect(derivedPhase({ ...ready, done: 2 })).toBe('assessment');
    expect(derivedPhase(ready)).toBe('matching');
    expect(derivedPhase({ ...ready, done: 12, accepted: true })).toBe('matching');
  });
});

describe('a step', () => {
  it('leads one phase on or back, and says in words what is missing', () => {
    expect(stepsFrom('assessment', nothing)).toEqual([
      { phase: 'intake', unmet: [] },
      {
        phase: 'matching',
        unmet: ['The holistic profile has not been made yet.', 'Fewer than three Labors are answered.'],
      },
    ]);
    expect(unmetFor('experience', ready)).toEqual(['No practitioner has accepted the client yet.']);
    expect(stepsFrom('aftercare', nothing)).toEqual([{ phase: 'experience', unmet: [] }]);
  });
});
