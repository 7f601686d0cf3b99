import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Cluster } from './cluster';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Cluster>
        <Button variant="loud">Save</Button>
        <Button variant="bare">Not now</Button>
      </Cluster>
    ),
    rows: [
      ['Row', 'div', 'Goes on in the next line.'],
      ['Child', 'button', 'As wide as it is by itself.'],
    ],
  },
  keyboard: 'It only lays out: Tab moves through what is in it, in the order in which it is written.',
  accessibility: ['It breaks into lines at 320 px instead of scrolling sideways (WCAG 1.4.10).'],
  dos: [
    {
      show: (
        <Cluster>
          <Button variant="loud">Save</Button>
          <Button variant="bare">Not now</Button>
        </Cluster>
      ),
      text: 'The loud button first.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ display: 'flex', width: 180, overflow: 'hidden' }}>
          <Button>Save Response</Button>
          <Button>View Profile</Button>
        </div>
      ),
      text: 'A row that cannot break loses its last button on phones.',
    },
  ],
};
