import { describe, expect, it } from 'vitest';
import { journeyLevel, journeyScore, laborRank, opensUniverseTwo, premiumFrom, transformationScore } from './scores';

const none = { labors: 0, hasProfile: false, hasSynthesis: false };

describe('scores of the specification', () => {
  it.each([
    [0, false, false, 0],
    [5, false, false, 40],
    [8, true, true, 100],
    [10, true, false, 100],
    [12, true, true, 100],
  ])('transformation: %i Labors, profile %s, synthesis %s make %i', (labors, hasProfile, hasSynthesis, score) => {
    expect(transformationScore({ labors, hasProfile, hasSynthesis })).toBe(score);
  });

  it.each([
    [0, false, false, 0],
    [0, true, false, 30],
    [1, false, false, 4],
    [5, true, true, 71],
    [8, true, true, 83],
    [10, true, false, 72],
    [12, true, true, 100],
  ])('journey: %i Labors, profile %s, synthesis %s make %i', (labors, hasProfile, hasSynthesis, score) => {
    expect(journeyScore({ labors, hasProfile, hasSynthesis })).toBe(score);
  });

  it('cuts levels at 20, 50 and 80', () => {
    expect([0, 19, 20, 49, 50, 79, 80, 100].map(journeyLevel)).toEqual([
      'Initiate',
      'Initiate',
      'Seeker',
      'Seeker',
      'Leader',
      'Leader',
      'Healer',
      'Healer',
    ]);
  });

  it('ranks by 3, 6 and 10 Labors', () => {
    expect([0, 2, 3, 5, 6, 9, 10, 12].map(laborRank)).toEqual([
      'Explorer',
      'Explorer',
      'Seeker',
      'Seeker',
      'Leader',
      'Leader',
      'Healer',
      'Healer',
    ]);
  });

  it('opens premium at 70 and the second universe only when everything is there', () => {
    expect(premiumFrom).toBe(70);
    expect(opensUniverseTwo({ ...none, labors: 12, hasProfile: true })).toBe(false);
    expect(opensUniverseTwo({ labors: 11, hasProfile: true, hasSynthesis: true })).toBe(false);
    expect(opensUniverseTwo({ labors: 12, hasProfile: true, hasSynthesis: true })).toBe(true);
  });
});
