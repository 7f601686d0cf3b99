import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Section } from './section';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Section
        title="Opening hours"
        intro="Clients can ask for a session within these hours."
        actions={<Button>Add hours</Button>}
      >
        <p>Monday to Thursday, 9:00 to 16:00.</p>
      </Section>
    ),
    rows: [
      ['Section', 'section', 'Heading, introduction, content.'],
      ['Title', 'h2', 'What it is about.'],
      ['Introduction', 'section p', 'One or two sentences.'],
      ['Action', 'button', 'What can be done with all of it.'],
    ],
  },
  keyboard: [['Tab', 'Moves to the actions, then into the content.']],
  accessibility: ['A region named by its heading.', '`level` fits the heading into its page.'],
  dos: [
    {
      show: (
        <Section title="Opening hours" actions={<Button>Add hours</Button>}>
          <p>Monday to Thursday.</p>
        </Section>
      ),
      text: 'Put what is done with all of it next to the heading.',
    },
  ],
  donts: [
    {
      show: (
        <Section
          title="Opening hours"
          actions={
            <>
              <Button variant="loud">Add</Button>
              <Button variant="loud">Edit</Button>
            </>
          }
        >
          <p>Monday.</p>
        </Section>
      ),
      text: 'Two loud buttons in one section.',
    },
  ],
};
