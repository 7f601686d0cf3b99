import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { Select } from './select';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Language">
        <Select placeholder="Choose a language">
          <option>English</option>
          <option>French</option>
        </Select>
      </Field>
    ),
    rows: [
      ['Box', 'select', 'As high as a text box.'],
      ['Arrow', 'svg', 'Says that it opens.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['↓ ↑', 'Chooses another.'],
    ['Space', 'Opens the list.'],
    ['A–Z', 'Goes to the choice that begins so.'],
  ],
  accessibility: ['The own menu of the browser: the best there is on phones and with screen readers.'],
  dos: [
    {
      show: (
        <Field label="Language">
          <Select placeholder="Choose a language">
            <option>English</option>
          </Select>
        </Field>
      ),
      text: 'Begin with an empty choice when there is no fair default.',
    },
  ],
  donts: [
    {
      show: (
        <Field label="Country of birth">
          <Select>
            <option>Afghanistan</option>
          </Select>
        </Field>
      ),
      text: 'Two hundred choices: that is a combobox.',
    },
  ],
};
