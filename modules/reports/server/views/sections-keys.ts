import type { PrintSection } from '#core/contract/documents';
import type { GeneKeys, ShownChart } from '#modules/chart-engine/public';

const spheres: readonly (readonly [sequence: string, sphere: string, from: string, key: keyof GeneKeys])[] = [
  ['Activation', 'Life’s Work', 'personality Sun', 'lifeWork'],
  ['Activation', 'Evolution', 'personality Earth', 'evolution'],
  ['Activation', 'Radiance', 'design Sun', 'radiance'],
  ['Activation', 'Purpose', 'design Earth', 'purpose'],
  ['Venus', 'Attraction', 'design Moon', 'attraction'],
  ['Venus', 'IQ', 'personality Venus', 'iq'],
  ['Venus', 'EQ', 'personality Mars', 'eq'],
  ['Venus', 'SQ', 'design Venus', 'sq'],
  ['Venus', 'Core', 'design Mars', 'core'],
  ['Pearl', 'Vocation', 'design Mars', 'vocation'],
  ['Pearl', 'Culture', 'design Jupiter', 'culture'],
  ['Pearl', 'Brand', 'personality Sun', 'brand'],
  ['Pearl', 'Pearl', 'personality Jupiter', 'pearl'],
];

/** Gate and line of the thirteen spheres. */
export const keySection = ({ geneKeys }: ShownChart): PrintSection => ({
  heading: 'Gene Keys',
  newPage: true,
  blocks: [
    {
      kind: 'paragraph',
      text: 'Thirteen spheres in three sequences. Each is the gate and line of one body at one of the two moments.',
    },
    {
      kind: 'table',
      columns: ['Sequence', 'Sphere', 'Taken from', 'Gate and line'],
      rows: spheres.map(([sequence, sphere, from, key]) => [sequence, sphere, from, geneKeys[key] ?? 'not certain']),
    },
  ],
});
