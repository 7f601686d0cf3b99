import type { PartDocs } from '../../.storybook/docs/part-docs';
import { LinkButton } from './link-button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <LinkButton href="#">View Profile</LinkButton>,
    rows: [['Link', 'a', 'As high and as wide as a button of its kind.']],
  },
  keyboard: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  accessibility: ['A link with its address: it can be opened in another tab and is read out as a link.'],
  dos: [
    {
      show: (
        <LinkButton href="#" variant="loud">
          Continue Assessment
        </LinkButton>
      ),
      text: 'Use it where pressing leads to another page.',
    },
  ],
  donts: [{ show: <LinkButton href="#">Save</LinkButton>, text: 'Saving is an act: that is a Button.' }],
};
