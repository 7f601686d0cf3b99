import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Progress } from './progress';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Progress label="Profile" value={58} text="58 percent" />,
    rows: [['Bar', '[role="progressbar"], progress', 'A line of one colour on a hairline.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['A progress bar with a name; its value is read out as the words that are given.'],
  dos: [
    {
      show: (
        <>
          <Progress label="Profile" value={58} text="58 percent" />
          <p className="small">58 percent</p>
        </>
      ),
      text: 'Print the same in words next to it.',
    },
  ],
  donts: [
    {
      show: <Progress label="Loading" value={90} text="almost done" />,
      text: 'A bar for waiting of unknown length: that is a stage list.',
    },
  ],
};
