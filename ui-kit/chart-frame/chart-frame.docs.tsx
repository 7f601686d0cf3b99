import type { PartDocs } from '../../.storybook/docs/part-docs';
import { ChartFrame } from './chart-frame';

const figures = {
  columns: ['Step', 'Reached'],
  rows: [
    ['Welcome', 120],
    ['Name', 96],
  ],
} as const;

const Bars = () => (
  <ChartFrame
    title="Where people leave"
    unit="People reaching each step"
    finding="Four in five go on to the second step."
    source="Sample data, as of 21 November 2026."
    fileName="steps"
    figures={figures}
  >
    <svg viewBox="0 0 240 60" width="240" height="60" aria-hidden="true">
      <rect x="0" y="6" width="240" height="18" fill="var(--gold)" />
      <rect x="0" y="34" width="192" height="18" fill="var(--gold)" />
    </svg>
  </ChartFrame>
);

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Bars />,
    rows: [
      ['Title', 'h2, h3', 'What the picture shows.'],
      ['Picture', 'svg', 'Hidden from screen readers when the table says the same.'],
      ['Source', 'section > p:last-child', 'Where the figures come from and of which day.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the button that shows the table, then to the downloads.'],
    ['Enter Space', 'Shows the table or the picture; opens the downloads.'],
  ],
  accessibility: [
    'A table with the same figures is one press away, and what screen readers get.',
    'The finding says in one sentence what one sees.',
  ],
  dos: [{ show: <Bars />, text: 'Say the unit, the finding, the source and its day.' }],
  donts: [
    {
      show: (
        <div style={{ display: 'flex', gap: 4, alignItems: 'end', height: 80 }}>
          <i style={{ width: 30, height: 70, background: 'red' }} />
          <i style={{ width: 30, height: 40, background: 'green' }} />
        </div>
      ),
      text: 'Bars that only colour tells apart, without a unit, a source or a table.',
    },
  ],
};
