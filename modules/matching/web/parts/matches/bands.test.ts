import { describe, expect, it } from 'vitest';
import { parseSampleName } from '../../../lib/sample-name';
import { bandOf, percentOf } from './bands';

describe('a match as it is shown', () => {
  it('rounds the score to a whole percent, or says N/A', () => {
    expect(['91.50', '78.49', '0.00', '', 'x'].map(percentOf)).toEqual(['92%', '78%', '0%', 'N/A', 'N/A']);
  });
  it('has bands at 90 and 80 of what is shown', () => {
    expect([100, 89.5, 89.49, 79.5, 79.49, 0].map((score) => bandOf(score).key)).toEqual([
      'high',
      'high',
      'good',
      'good',
      'open',
      'open',
    ]);
  });
  it('takes the sample mark off the name and keeps the knowledge', () => {
    expect(parseSampleName('Ines Moreau (sample)')).toEqual({ name: 'Ines Moreau', sample: true });
    expect(parseSampleName('Ana Ruiz')).toEqual({ name: 'Ana Ruiz', sample: false });
  });
});
