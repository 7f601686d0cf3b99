import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from './button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-23', text: '`flush` puts a bare button in line with the text around it.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: (
      <div style={{ display: 'flex', gap: 24 }}>
        <Button variant="loud">Save Response</Button>
        <Button>View Profile</Button>
      </div>
    ),
    rows: [
      ['Loud', 'button:first-child', 'The one action of the screen.'],
      ['Plain', 'button:last-child', 'Everything next to it.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter Space', 'Presses it.'],
  ],
  accessibility: [
    'At least 44 px high on touch screens.',
    'While `pending` it keeps the focus, says so by aria-busy and ignores presses.',
    'A button with only an icon needs an aria-label.',
  ],
  dos: [
    {
      show: (
        <div style={{ display: 'flex', gap: 12 }}>
          <Button variant="loud">Save Response</Button>
          <Button variant="bare">Not now</Button>
        </div>
      ),
      text: 'One loud button a screen, named by what happens.',
    },
    {
      show: (
        <Button variant="loud" pending pendingText="Analyzing...">
          Find matches
        </Button>
      ),
      text: 'Say what is under way while it waits.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ display: 'flex', gap: 12 }}>
          <Button variant="loud">OK</Button>
          <Button variant="loud">Submit</Button>
        </div>
      ),
      text: 'Two loud buttons with words that fit any page.',
    },
    {
      show: (
        <Button variant="loud" disabled>
          Save
        </Button>
      ),
      text: 'Disabled to hide a reason: let it be pressed and say what is missing.',
    },
  ],
};
