import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { TimeField } from './time-field';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Birth time" hint="For example 14:30 or 2:30 pm">
        <TimeField value="00:05" onChange={() => undefined} />
      </Field>
    ),
    rows: [['Box', 'input', 'As wide as a time.']],
  },
  keyboard: [['Tab', 'Moves the focus into it; leaving it sets the time in the same form for all.']],
  accessibility: ['Takes what people type: 0:05, 14.30, 2:30 pm.', 'Named and described by its Field.'],
  dos: [
    {
      show: (
        <Field label="Birth time" hint="For example 14:30 or 2:30 pm">
          <TimeField value="14:30" onChange={() => undefined} />
        </Field>
      ),
      text: 'Show in the hint what can be typed.',
    },
  ],
  donts: [
    { show: <input type="number" aria-label="Seconds" defaultValue={0} />, text: 'Seconds, which nobody knows.' },
  ],
};
