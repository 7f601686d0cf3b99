import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <EmptyState title="Begin Your Journey" action={<Button variant="loud">Start Your Profile</Button>}>
        <p>Give your birth date, time and place, and your chart is drawn here.</p>
      </EmptyState>
    ),
    rows: [
      ['Title', 'h2, h3', 'What will be here.'],
      ['Words', 'p', 'What to do for it.'],
      ['Action', 'button', 'The first step.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the action.'],
    ['Enter Space', 'Runs it.'],
  ],
  accessibility: ['A heading of the page, so that it is found by headings.'],
  dos: [
    {
      show: (
        <EmptyState title="No requests yet">
          <p>Share the link of the form, and requests arrive here.</p>
        </EmptyState>
      ),
      text: 'Say what will be here and give the first step.',
    },
  ],
  donts: [
    {
      show: (
        <EmptyState title="Oops! Nothing here">
          <p>Sorry about that.</p>
        </EmptyState>
      ),
      text: 'An apology that leaves the reader where they were.',
    },
  ],
};
