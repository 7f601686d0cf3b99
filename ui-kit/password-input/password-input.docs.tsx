import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Field } from '../field/field';
import { PasswordInput } from './password-input';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Field label="Password" hint="At least 8 characters" hintPlace="below">
        <PasswordInput autoComplete="new-password" />
      </Field>
    ),
    rows: [
      ['Box', 'input', '16 px of text, so that phones do not zoom.'],
      ['Eye', 'button', 'Shows what was typed.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves from the box to the eye.'],
    ['Enter Space', 'Shows or hides the password.'],
  ],
  accessibility: [
    'Pasting and password managers work (WCAG 3.3.8).',
    'The eye says what a press does, and whether it is on.',
  ],
  dos: [
    {
      show: (
        <Field label="Password" hint="At least 8 characters" hintPlace="below">
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
      text: 'Say the rule before somebody breaks it.',
    },
  ],
  donts: [
    {
      show: (
        <>
          <Field label="Password">
            <PasswordInput />
          </Field>
          <Field label="Repeat the password">
            <PasswordInput />
          </Field>
        </>
      ),
      text: 'Typed twice: the eye does that better.',
    },
  ],
};
