import type { PartDocs } from '../../.storybook/docs/part-docs';
import { PageSection } from './page-section';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-23', text: 'First version.' }],
  anatomy: {
    show: (
      <PageSection
        id="docs-numbers"
        title="Numbers"
        intro="Counted from the date of birth and the letters of the name."
      >
        <p>Life path 8, expression 3, soul urge 11.</p>
      </PageSection>
    ),
    rows: [
      ['Section', 'section', 'Begins with a line in ink.'],
      ['Head', 'header', 'Title and explanation, 230 to 270 px wide.'],
      ['Title', 'h2', 'What the section is about.'],
    ],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['A region named by its heading: screen readers can jump to it.'],
  dos: [
    {
      show: (
        <PageSection id="docs-a" title="Numbers" intro="Counted from the date of birth.">
          <p>Life path 8.</p>
        </PageSection>
      ),
      text: 'Say in the introduction what the reader sees.',
    },
  ],
  donts: [
    {
      show: (
        <PageSection id="docs-b" title="Details">
          <p>Life path 8.</p>
        </PageSection>
      ),
      text: 'A title that fits any section.',
    },
  ],
};
