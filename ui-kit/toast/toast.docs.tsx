import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-23', text: 'Stays off the buttons that it speaks of.' },
    { on: '2026-11-22', text: 'Says its words even when its code cannot be loaded.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'feedback-toast--success', height: 300 },
    rows: [
      ['Toast', '[data-toasts] li', 'At the foot of the page, never over a button.'],
      ['Title', '[data-toasts] li > div', 'What has happened.'],
    ],
  },
  keyboard: [
    ['F8', 'Moves to the toast.'],
    ['Tab', 'Moves through its buttons.'],
    ['Escape', 'Closes it.'],
  ],
  accessibility: [
    'A region named Notification; success is read out politely, an error at once.',
    'Success leaves after 5000 ms, but not while it is pointed at or has the focus. An error stays.',
  ],
  dos: [
    {
      show: (
        <p>
          Matching Complete
          <br />
          <small>Three practitioners fit.</small>
        </p>
      ),
      text: 'Say what has happened, in the words of the page.',
    },
  ],
  donts: [
    {
      show: (
        <p>
          Success!
          <br />
          <Button>OK</Button>
        </p>
      ),
      text: 'News that is plain to see, with a button to press away.',
    },
  ],
};
