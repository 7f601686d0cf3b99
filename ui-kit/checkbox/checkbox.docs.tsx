import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Checkbox } from './checkbox';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Checkbox label="I don’t know the time" hint="A window is enough." defaultChecked />,
    rows: [
      ['Box', 'input', '24 px, with a press area that reaches over the label.'],
      ['Label', 'label', 'The sentence that is true when it is ticked.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves the focus to the box.'],
    ['Space', 'Ticks or clears it.'],
  ],
  accessibility: [
    'A real checkbox of the browser; hint and error are its description.',
    'The error is read out with the box, not by colour alone.',
  ],
  dos: [
    {
      show: <Checkbox label="Show my first name to my guide" />,
      text: 'Write the sentence that is true when it is ticked.',
    },
  ],
  donts: [
    {
      show: <Checkbox label="Do not refuse messages from guides" defaultChecked />,
      text: 'A sentence with two negations, ticked beforehand.',
    },
  ],
};
