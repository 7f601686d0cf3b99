import { describe, expect, it } from 'vitest';
import { countingOf, findBand, findDanger, type MeasureForm, rangeOf, scoreOf } from './measure-form';
import { measures } from './measures';

describe('PHQ-9 and GAD-7', () => {
  it('have the questions of the instruments', () => {
    expect(measures['phq-9'].questions).toHaveLength(9);
    expect(measures['gad-7'].questions).toHaveLength(7);
    expect(measures['phq-9'].questions[8]?.text).toBe(
      'Thoughts that you would be better off dead or of hurting yourself in some way',
    );
  });

  it('name the range of a score as the instruments do', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 27].map((score) => findBand(measures['phq-9'], score))).toEqual([
      ...['minimal', 'minimal', 'mild', 'mild', 'moderate', 'moderate'],
      ...['moderately severe', 'moderately severe', 'severe', 'severe'],
    ]);
    expect([4, 5, 10, 15, 21].map((score) => findBand(measures['gad-7'], score))).toEqual([
      ...['minimal', 'mild', 'moderate', 'severe', 'severe'],
    ]);
    expect(scoreOf(measures['gad-7'], [3, 2, 1, 0, 0, 0, 0])).toBe(6);
    expect(rangeOf(measures['phq-9'])).toEqual([0, 27]);
  });

  it('ask for help as soon as the ninth answer of the PHQ-9 is above nothing', () => {
    expect(findDanger(measures['phq-9'], [3, 3, 3, 3, 3, 3, 3, 3, 0])).toBe(-1);
    expect(findDanger(measures['phq-9'], [null, null, null, null, null, null, null, null, 1])).toBe(8);
    expect(findDanger(measures['gad-7'], [3, 3, 3, 3, 3, 3, 3])).toBe(-1);
  });
});

describe('a questionnaire that was entered', () => {
  const form: MeasureForm = {
    ...{ language: 'en', title: 'Shore', period: 'Today', lead: 'How is it?', licence: 'Our own words' },
    questions: [
      { text: 'I rest', isReversed: false, showsHelp: false },
      { text: 'I wish I were gone', isReversed: true, showsHelp: true },
    ],
    options: [
      { label: 'Often', points: 5 },
      { label: 'Seldom', points: 2 },
      { label: 'Never', points: 1 },
    ],
    ...{ summary: 'sum', factor: 4 },
    bands: [{ from: 20, name: 'calm' }],
  };

  it('is counted by its own points, the other way round where it says so', () => {
    // 5 and 1; 1 and 5; 2 and 4.
    expect([scoreOf(form, [0, 0]), scoreOf(form, [2, 2]), scoreOf(form, [1, 1])]).toEqual([24, 24, 24]);
    expect(scoreOf(form, [0, 2])).toBe(40);
    expect(scoreOf({ ...form, summary: 'mean', factor: 1 }, [0, 1])).toBe(4.5);
    expect(rangeOf(form)).toEqual([8, 40]);
  });

  it('has no range below the first', () => {
    expect([findBand(form, 19), findBand(form, 20), findBand({ ...form, bands: [] }, 20)]).toEqual(['', 'calm', '']);
  });

  it('shows help above the lowest points, whichever end they are at', () => {
    expect([findDanger(form, [2, 0]), findDanger(form, [0, 1]), findDanger(form, [0, null])]).toEqual([-1, 1, -1]);
  });

  it('stands beside versions that are counted alike, not beside others', () => {
    const reworded = { ...form, title: 'Sea', options: form.options.map((one) => ({ ...one, label: 'x' })) };
    expect(countingOf(reworded)).toBe(countingOf(form));
    expect(countingOf({ ...form, factor: 1 })).not.toBe(countingOf(form));
    expect(countingOf({ ...form, questions: form.questions.slice(1) })).not.toBe(countingOf(form));
  });
});
