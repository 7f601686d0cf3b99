import type { PartDocs } from '../../.storybook/docs/part-docs';
import { heart } from '../icon/shapes';
import { ToggleButton } from './toggle-button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <ToggleButton pressed shape={heart} label="Like" count={213} />,
    rows: [
      ['Button', 'button', '44 px on touch screens.'],
      ['Shape', 'svg', 'Filled when it is on.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter Space', 'Turns it on or off.'],
  ],
  accessibility: ['aria-pressed says the state; the name stays the same.', 'The count belongs to the name.'],
  dos: [
    {
      show: <ToggleButton pressed={false} shape={heart} label="Like" count={213} />,
      text: 'Show the new state at once, and take it back when the server refuses.',
    },
  ],
  donts: [
    {
      show: <ToggleButton pressed={false} shape={heart} label="Unlike" />,
      text: 'A name that changes with the state says the state twice.',
    },
  ],
};
