import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { Textarea } from './textarea';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Your answer">
        <Textarea rows={3} />
      </Field>
    ),
    rows: [['Box', 'textarea', 'Grows with its text; never a scroll bar.']],
  },
  keyboard: [
    ['Tab', 'Moves into and out of it.'],
    ['Ctrl+Enter', 'Saves, on pages that save.'],
  ],
  accessibility: ['Named by its Field.', 'Grows without moving what one reads.'],
  dos: [
    {
      show: (
        <Field label="Your answer" hint="At least 20 characters.">
          <Textarea rows={3} />
        </Field>
      ),
      text: 'As many lines as an answer usually has.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ height: 60, overflow: 'hidden' }}>
          <Field label="Tell us everything">
            <Textarea rows={1} />
          </Field>
        </div>
      ),
      text: 'One line for a long answer.',
    },
  ],
};
