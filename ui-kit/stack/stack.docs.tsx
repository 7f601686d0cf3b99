import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Stack } from './stack';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Stack>
        <h3>Six breaths</h3>
        <p>Breathe in for four counts and out for six.</p>
      </Stack>
    ),
    rows: [
      ['Stack', 'div', 'As wide as its column.'],
      ['Child', 'p', 'Has no margin of its own.'],
    ],
  },
  keyboard: 'It only lays out: Tab moves through what is in it, in the order in which it is written.',
  accessibility: ['Order on the page is order in the source: nothing is moved by style.'],
  dos: [
    {
      show: (
        <Stack gap={2}>
          <b>Six breaths</b>
          <span className="quiet">Two minutes</span>
        </Stack>
      ),
      text: 'Close steps for what belongs together, wide ones between groups.',
    },
  ],
  donts: [
    {
      show: (
        <div>
          <p>First</p>
          <br />
          <br />
          <p>Second</p>
        </div>
      ),
      text: 'Empty lines and margins of a page’s own.',
    },
  ],
};
