import { describe, expect, it } from 'vitest';
import { type DeviceCopy, emptyCopy } from './device-copy';
import { heard, ticked } from './tabs';

const aCopy = (over: Partial<DeviceCopy>): DeviceCopy => ({ ...emptyCopy, ...over });
const common = aCopy({ answers: { transformationGoals: 'Mornings.' }, clock: { one: 1 } });

describe('two tabs of one browser', () => {
  it('take what has seen their own words', () => {
    const theirs = aCopy({ answers: { transformationGoals: 'Mornings, and tea.' }, clock: { one: 1, other: 1 } });
    expect(heard(common, theirs, common)).toEqual({ copy: theirs, late: false });
  });

  it('keep newer words when an older copy is written over them late, and what that knows of the server', () => {
    const mine = aCopy({ answers: { transformationGoals: 'Mornings, and tea.' }, clock: { one: 1, other: 1 } });
    const late = { ...common, step: 13, version: 3, base: common.answers };
    const { copy, late: again } = heard(mine, late, common);
    expect(again).toBe(true);
    expect(copy).toMatchObject({ answers: mine.answers, version: 3, base: common.answers });
  });

  it('bring words together that neither had heard of, and name what both changed', () => {
    const mine = aCopy({
      answers: { transformationGoals: 'Mornings, and tea.', griefLoss: 'My brother.' },
      clock: ticked(common.clock, 'other'),
    });
    const theirs = aCopy({
      answers: { transformationGoals: 'Evenings.', email: 'a@example.com' },
      clock: ticked(common.clock, 'one'),
    });
    const { copy, late } = heard(mine, theirs, common);
    expect(late).toBe(true);
    expect(copy.answers).toEqual({
      transformationGoals: 'Mornings, and tea.',
      griefLoss: 'My brother.',
      email: 'a@example.com',
    });
    expect(copy.conflicts).toEqual({ transformationGoals: 'Evenings.' });
    expect(copy.clock).toEqual({ one: 2, other: 1 });
  });

  it('come to rest: once both have seen both, nobody writes again', () => {
    const mine = aCopy({ answers: { email: 'a@example.com' }, clock: ticked(common.clock, 'other') });
    const theirs = aCopy({ answers: { firstName: 'Ann' }, clock: ticked(common.clock, 'one') });
    const { copy } = heard(mine, theirs, emptyCopy);
    expect(heard(theirs, copy, emptyCopy)).toMatchObject({ copy: { answers: copy.answers }, late: false });
    expect(heard(copy, copy, emptyCopy).late).toBe(false);
  });
});
