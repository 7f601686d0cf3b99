import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { DateField } from './date-field';

const Birthday = ({ value }: { readonly value: string }) => (
  <Field group label="Birth date" hint="For example 9 4 1948">
    <DateField value={value} onChange={() => undefined} order={['day', 'month', 'year']} />
  </Field>
);

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Birthday value="1948-04-09" />,
    rows: [
      ['Group', 'fieldset', 'Three boxes under one name.'],
      ['Day', 'input:nth-of-type(1)', 'As wide as two figures.'],
      ['Hint', '[id$="hint"]', 'An example in the order of the boxes.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves from box to box.'],
    ['0–9', 'Types into the box.'],
  ],
  accessibility: [
    'A group with a name; each box has its own.',
    'Boxes take figures by keyboard, paste and autofill (`bday`).',
  ],
  dos: [{ show: <Birthday value="1948-04-09" />, text: 'For dates that people know by heart.' }],
  donts: [
    { show: <input type="date" aria-label="Birth date" />, text: 'A calendar in which one pages back seventy years.' },
  ],
};
