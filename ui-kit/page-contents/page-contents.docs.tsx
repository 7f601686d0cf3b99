import type { PartDocs } from '../../.storybook/docs/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-23', text: 'First version.' }],
  anatomy: {
    show: { story: 'structure-pagecontents--few', height: 260 },
    rows: [
      ['Row', 'nav', 'Stays below the header.'],
      ['Link', 'nav a', 'The heading of the section in one or two words.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Goes to the section.'],
  ],
  accessibility: ['A navigation landmark with a name of its own.', 'The section in sight has aria-current.'],
  dos: [{ show: <p>Human Design · The sky · Numbers</p>, text: 'Shorten the headings to one or two words.' }],
  donts: [{ show: <p>Part 1 · Part 2 · Part 3</p>, text: 'Names that say nothing of what is there.' }],
};
