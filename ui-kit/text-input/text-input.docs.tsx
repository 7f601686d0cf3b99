import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { TextInput } from './text-input';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Email">
        <TextInput type="email" autoComplete="email" />
      </Field>
    ),
    rows: [
      ['Box', 'input', '44 px high, 16 px of text on phones.'],
      ['Label', 'label', 'Comes with its Field.'],
    ],
  },
  keyboard: [['Tab', 'Moves the focus into it.']],
  accessibility: [
    'Named and described by its Field.',
    'Set autoComplete, so that what is known need not be typed (WCAG 1.3.5).',
  ],
  dos: [
    {
      show: (
        <Field label="Email">
          <TextInput type="email" autoComplete="email" />
        </Field>
      ),
      text: 'Set autocomplete and type.',
    },
  ],
  donts: [
    {
      show: (
        <Field label="Phone">
          <TextInput defaultValue="(555) 123-____" />
        </Field>
      ),
      text: 'A mask that fights with what people type.',
    },
  ],
};
