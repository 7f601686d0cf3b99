import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Section } from '../section/section';
import { Page } from './page';

export const docs: PartDocs = {
  status: 'new',
  changes: [{ on: '2026-11-28', text: 'First version.' }],
  anatomy: {
    show: (
      <Page title="Your practice" lead="What clients see of you.">
        <Section title="Opening hours">
          <p>Monday to Thursday.</p>
        </Section>
      </Page>
    ),
    rows: [
      ['Page', '.wrap', 'The column of header and footer.'],
      ['Heading', 'h1', 'In one of three sizes.'],
      ['Lead', 'header p', 'What the page is for.'],
      ['Section', 'section', '48 px from the one before.'],
    ],
  },
  keyboard: [['Tab', 'Moves to the actions of the page, then through its sections.']],
  accessibility: ['One h1, in a header of the page; the shell puts the focus on it after a change of page.'],
  dos: [
    {
      show: (
        <Page title="Clients" actions={<Button variant="loud">Invite</Button>}>
          <p>24 clients.</p>
        </Page>
      ),
      text: 'One loud button for the whole page.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ padding: 30 }}>
          <h1>Clients</h1>
          <p>24 clients.</p>
        </div>
      ),
      text: 'A heading and margins of a page’s own: no two pages then begin at the same line.',
    },
  ],
};
