import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Switch } from './switch';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Switch label="Ambient sounds" hint="Only while you write." defaultChecked />,
    rows: [
      ['Switch', '[role="switch"], input', 'Takes effect at once.'],
      ['Label', 'label', 'The thing, not the act.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Space', 'Turns it on or off.'],
  ],
  accessibility: [
    'Role switch: on and off are read out as such.',
    'The place of the knob says the state, not the colour alone.',
  ],
  dos: [{ show: <Switch label="Ambient sounds" />, text: 'Name the thing.' }],
  donts: [{ show: <Switch label="Turn off ambient sounds" />, text: 'Named by an act: is it on when it is off?' }],
};
