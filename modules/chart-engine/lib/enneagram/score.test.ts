import { describe, expect, it } from 'vitest';
import { scoreEnneagram } from './score';
import { mostPoints, statements } from './statements';
import { enneagramTypes, neighboursOf } from './types';

const answered = (points: Partial<Record<number, number>>): number[] => statements.map(({ type }) => points[type] ?? 0);

describe('the questionnaire', () => {
  it('asks four different sentences for each of the nine types, and never two of one type in a row', () => {
    for (const type of enneagramTypes) expect(statements.filter((one) => one.type === type)).toHaveLength(4);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(36);
    for (const [index, { type }] of statements.entries()) expect(statements[index + 1]?.type).not.toBe(type);
    expect(mostPoints).toBe(16);
  });

  it('closes the circle', () => {
    expect(neighboursOf(9)).toEqual([8, 1]);
    expect(neighboursOf(1)).toEqual([9, 2]);
    expect(neighboursOf(5)).toEqual([4, 6]);
  });

  it.each(enneagramTypes)('finds type %i where its sentences are most like the person', (type) => {
    const [below, above] = neighboursOf(type);
    const result = scoreEnneagram(answered({ [type]: 4, [above]: 2, [below]: 1 }));
    expect(result).toMatchObject({ type, wing: above, lead: 8, leading: [type] });
    expect(result.scores[type]).toBe(16);
  });

  it('names no wing where both neighbours weigh the same', () => {
    expect(scoreEnneagram(answered({ 4: 3, 3: 1, 5: 1 }))).toMatchObject({ type: 4, wing: null });
  });

  it('takes a far type with many points for no wing', () => {
    expect(scoreEnneagram(answered({ 1: 4, 5: 3, 9: 1 }))).toMatchObject({ type: 1, wing: 9 });
  });

  it('guesses nothing where several lead, and lets the person choose among those alone', () => {
    const tied = answered({ 2: 3, 8: 3, 1: 1 });
    expect(scoreEnneagram(tied)).toMatchObject({ type: null, wing: null, leading: [2, 8], lead: 0 });
    expect(scoreEnneagram(tied, 2)).toMatchObject({ type: 2, wing: 1 });
    expect(scoreEnneagram(tied, 5)).toMatchObject({ type: null });
  });

  it('sets nobody apart who answers everything alike', () => {
    expect(scoreEnneagram(statements.map(() => 2)).leading).toEqual([...enneagramTypes]);
  });
});
