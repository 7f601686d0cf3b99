import type { PartDocs } from '../../.storybook/docs/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-24', text: 'First version.' }],
  anatomy: {
    show: { story: 'forms-town-field--offered', height: 380 },
    rows: [
      ['Box', 'input', 'A combobox of towns.'],
      ['Other towns', 'ul[aria-label="Towns of this name"]', 'All of the same name, to press.'],
    ],
  },
  keyboard: [
    ['↓ ↑', 'Moves through the towns.'],
    ['Enter', 'Takes the town.'],
    ['Escape', 'Closes the list.'],
  ],
  accessibility: ['As the combobox; the other towns of a name are a group with a name.'],
  dos: [
    {
      show: (
        <p>
          Paris, Île-de-France, France
          <br />
          Paris, Texas, United States
        </p>
      ),
      text: 'Offer the other towns of a name.',
    },
  ],
  donts: [
    {
      show: <p>Unknown town. Try again.</p>,
      text: 'Refusing a town that the list does not have: the server may find it.',
    },
  ],
};
