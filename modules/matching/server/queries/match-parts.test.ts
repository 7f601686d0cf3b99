import { expect, it } from 'vitest';
import type { MatchPart } from '../../schemas/match';
import { reasonOf } from '../policies/reasons';
import { hidePassages } from './match-parts';

const part = (laborNumber: number): MatchPart => ({
  criterion: 'specialization',
  weight: 40,
  points: 30,
  reason: 'Specializes in Bereavement.',
  quote: { laborNumber, laborName: 'Origins', text: 'I came too late to say goodbye.' },
  labors: [laborNumber],
});

it('hides the passages of Labors that are kept back, says of which, and leaves the others', () => {
  const [kept, open] = hidePassages([part(4), part(5)], new Set([4]));
  expect(kept).toMatchObject({ quote: null, hiddenLabor: 4, points: 30 });
  expect(kept && reasonOf(kept)).toBe(
    'Specializes in Bereavement. A passage of Labor 4 is hidden: you keep this Labor to yourself.',
  );
  expect(open).toEqual(part(5));
});
