import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Skeleton } from './skeleton';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Skeleton lines={3} label="Loading your profile" />,
    rows: [['Lines', '[role="status"], div', 'As high as the text that will come.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: [
    'One of a page has a label, which is read out once; the others are hidden.',
    'Appears after 200 ms, so that quick answers do not flash.',
  ],
  dos: [{ show: <Skeleton lines={2} label="Loading your answers" />, text: 'Give it the size of what will come.' }],
  donts: [
    {
      show: <Skeleton height={20} width={20} />,
      text: 'A shape that nothing on the page has: things jump when they come.',
    },
  ],
};
