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
  it('says of a low score that it is low', () => {
    expect([79.49, 59.5, 59.49, 39.5, 39.49, 0].map((score) => bandOf(score).word)).toEqual([
      'Worth a talk',
      'Worth a talk',
      'Fits in part',
      'Fits in part',
      'Little in common',
      'Little in common',
    ]);
  });
  it('takes the sample mark off the name and keeps the knowledge', () => {
    expect(parseSampleName('Ines Moreau (sample)')).toEqual({ name: 'Ines Moreau', sample: true });
    expect(parseSampleName('Ana Ruiz')).toEqual({ name: 'Ana Ruiz', sample: false });
  });
});
