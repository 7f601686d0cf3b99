import { describe, expect, it } from 'vitest';
import type { MatchPart } from '../../schemas/match';
import { openReasons } from './reasons';

const part = (more: Partial<MatchPart>): MatchPart => ({
  criterion: 'specialization',
  weight: 40,
  points: 20,
  reason: 'Because.',
  quote: null,
  ...more,
});
const quote = { laborNumber: 3, laborName: 'Boundaries', text: 'I never said no' };

describe('reasons a practitioner may see', () => {
  it('come with consent for exactly the Labor they quote', () => {
    const parts = [part({ quote, labors: [3] })];
    expect(openReasons(parts, ['labor:2', 'synthesis', 'holistic-profile'])).toEqual({ reasons: [], read: [] });
    expect(openReasons(parts, ['labor:3'])).toEqual({
      reasons: ['Because. You wrote in Labor 3: “I never said no”'],
      read: ['labor:3'],
    });
  });

  it('need every Labor they were drawn from, and the profile where they speak of the chart', () => {
    const parts = [part({ criterion: 'frameworks', labors: [1, 5] }), part({ criterion: 'profile' })];
    expect(openReasons(parts, ['labor:1']).reasons).toEqual([]);
    expect(openReasons(parts, ['labor:1', 'labor:5']).read).toEqual(['labor:1', 'labor:5']);
    expect(openReasons(parts, ['holistic-profile']).read).toEqual(['holistic-profile']);
  });

  it('stay closed where their source is not known, or nothing was earned', () => {
    const all = Array.from({ length: 12 }, (_, index) => `labor:${index + 1}`);
    expect(openReasons([part({}), part({ criterion: 'frameworks' })], all).reasons).toEqual([]);
    expect(openReasons([part({ quote, points: 0 })], all).reasons).toEqual([]);
  });
});
