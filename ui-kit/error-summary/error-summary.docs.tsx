import type { PartDocs } from '../../.storybook/docs/part-docs';
import { ErrorSummary } from './error-summary';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Leaves the focus where something is being put right.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: (
      <ErrorSummary
        errors={[
          { id: 'full-name', text: 'Enter your full name' },
          { id: 'email', text: 'Enter an email address in the form name@example.com' },
        ]}
      />
    ),
    rows: [
      ['Box', 'section', 'Above the form, under the heading of the page.'],
      ['Title', 'h2', 'There is a problem.'],
      ['Link', 'a', 'The very text of the field, leading to it.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Puts the focus into the field.'],
  ],
  accessibility: [
    'Takes the focus when a form was sent with errors, once.',
    'A region named by its heading: with the focus on it, screen readers read it out.',
  ],
  dos: [
    {
      show: <ErrorSummary errors={[{ id: 'a', text: 'Enter your full name' }]} />,
      text: 'Repeat the very texts that stand at the fields.',
    },
  ],
  donts: [
    {
      show: <ErrorSummary errors={[{ id: 'b', text: 'Field 3 is invalid' }]} />,
      text: 'A text that no field has and nobody can act on.',
    },
  ],
};
