import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'A press in a toast leaves it open.' },
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'overlays-dialog--question', height: 460 },
    rows: [
      ['Dialog', '[role="dialog"], [role="alertdialog"]', 'One question, as wide as its text.'],
      ['Title', 'h2', 'What is asked.'],
      ['Close', 'button[aria-label]', 'A cross of 44 px.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves within the dialog, round and round.'],
    ['Escape', 'Closes it; the focus returns to what opened it.'],
    ['Enter', 'Presses what has the focus.'],
  ],
  accessibility: [
    'The page behind is inert and dimmed.',
    'Named by its title and described by its description.',
    'The focus goes to the first thing that can be used, and comes back at the end.',
  ],
  dos: [
    {
      show: (
        <p>
          Delete this answer?
          <br />
          <span style={{ display: 'inline-flex', gap: 12, marginBlockStart: 12 }}>
            <Button variant="loud">Delete answer</Button>
            <Button variant="bare">Leave it</Button>
          </span>
        </p>
      ),
      text: 'Name the buttons by what they do.',
    },
  ],
  donts: [
    {
      show: (
        <p>
          Are you sure?
          <br />
          <span style={{ display: 'inline-flex', gap: 12, marginBlockStart: 12 }}>
            <Button variant="loud">Yes</Button>
            <Button variant="loud">No</Button>
          </span>
        </p>
      ),
      text: 'A question that does not say what it is about.',
    },
  ],
};
