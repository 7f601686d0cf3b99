import { describe, expect, it } from 'vitest';
import { findBand, measures, needsHelp, scoreOf } from './measures';

describe('PHQ-9 and GAD-7', () => {
  it('have the questions of the instruments', () => {
    expect(measures['phq-9'].questions).toHaveLength(9);
    expect(measures['gad-7'].questions).toHaveLength(7);
    expect(measures['phq-9'].questions[8]).toBe(
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    );
  });

  it('name the range of a score as the instruments do', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 27].map((score) => findBand('phq-9', score))).toEqual([
      ...['minimal', 'minimal', 'mild', 'mild', 'moderate', 'moderate'],
      ...['moderately severe', 'moderately severe', 'severe', 'severe'],
    ]);
    expect([4, 5, 10, 15, 21].map((score) => findBand('gad-7', score))).toEqual([
      ...['minimal', 'mild', 'moderate', 'severe', 'severe'],
    ]);
    expect(scoreOf([3, 2, 1, 0])).toBe(6);
  });

  it('ask for help as soon as the ninth answer of the PHQ-9 is above nothing', () => {
    expect(needsHelp('phq-9', [3, 3, 3, 3, 3, 3, 3, 3, 0])).toBe(false);
    expect(needsHelp('phq-9', [null, null, null, null, null, null, null, null, 1])).toBe(true);
    expect(needsHelp('gad-7', [3, 3, 3, 3, 3, 3, 3])).toBe(false);
  });
});
