import type { PartDocs } from '../../.storybook/docs/part-docs';
import { TextInput } from '../text-input/text-input';
import { Field } from './field';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Full name" hint="As on your birth certificate." error="Enter your full name">
        <TextInput />
      </Field>
    ),
    rows: [
      ['Label', 'label', 'Always visible, above the control.'],
      ['Hint', '[id$="hint"]', 'What helps to answer.'],
      ['Error', '[id$="error"]', 'The sentence that repairs it, with a glyph.'],
      ['Control', 'input', 'Has the whole width of its column.'],
    ],
  },
  keyboard: 'It takes no focus itself; its control does.',
  accessibility: [
    'Label, hint and error belong to the control by id: screen readers say name, hint and error in one go.',
    'aria-invalid is set while there is an error.',
    'Required is what is not marked as optional.',
  ],
  dos: [
    {
      show: (
        <Field label="Email" error="Enter an email address in the form name@example.com">
          <TextInput type="email" />
        </Field>
      ),
      text: 'Write the error as the sentence that repairs it.',
    },
  ],
  donts: [
    {
      show: <TextInput placeholder="Email" aria-label="Email" />,
      text: 'A placeholder instead of a label: gone as soon as one types.',
    },
  ],
};
