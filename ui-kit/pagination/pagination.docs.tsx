import type { PartDocs } from '../../.storybook/docs/part-docs';
import { LoadMore } from './load-more';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <LoadMore shown={20} total={47} more onMore={() => undefined} />,
    rows: [
      ['Count', '[role="status"]', 'How much of it is shown.'],
      ['Button', 'button', 'Brings the next ones below.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter Space', 'Loads more; the focus stays.'],
  ],
  accessibility: [
    'The new count is read out politely.',
    'The focus stays on the button, so that one can go on pressing.',
  ],
  dos: [{ show: <LoadMore shown={20} total={47} more onMore={() => undefined} />, text: 'Say how much is shown.' }],
  donts: [{ show: <p>1 2 3 … 212</p>, text: 'Numbers of pages: rows move between them while one reads.' }],
};
