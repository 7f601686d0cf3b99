import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Card } from './card';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Card eyebrow="Labor 1" title="Origins" byline="Three prompts" actions={<Button>Begin</Button>}>
        Where you come from, and what came with it.
      </Card>
    ),
    rows: [
      ['Card', 'article, div, li', 'A hairline above, no box.'],
      ['Eyebrow', '.eyebrow', 'What kind of thing it is.'],
      ['Title', 'h3', 'The one link, where the card leads somewhere.'],
      ['Actions', 'button', 'What can be done with it, at the end.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the title if it is a link, then to the actions.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'The title alone is the link; its press area covers the card, so that screen readers hear one link and not three.',
    '`level` fits the heading into its page.',
  ],
  dos: [
    {
      show: (
        <Card eyebrow="Labor 4" title="The Mirror">
          What you see of yourself in others.
        </Card>
      ),
      text: 'Eyebrow, title, one sentence.',
    },
  ],
  donts: [
    {
      show: (
        <Card title="Outer">
          <Card title="Inner">A card in a card.</Card>
        </Card>
      ),
      text: 'Cards inside cards: the reader cannot tell what belongs to what.',
    },
  ],
};
