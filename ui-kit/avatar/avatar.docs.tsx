import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Avatar } from './avatar';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-23', text: 'A single name gives two letters.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: <Avatar person={{ firstName: 'Mara', lastName: 'Castellan' }} size={64} label="Mara Castellan" />,
    rows: [['Star', 'svg', 'A star of the person, always the same for the same name.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['Without `label` it is decoration next to a name; with it, it is an image with that name.'],
  dos: [
    {
      show: (
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
          <Avatar person={{ firstName: 'Mara', lastName: 'Castellan' }} size={40} />
          Mara Castellan
        </span>
      ),
      text: 'Put the name next to it.',
    },
  ],
  donts: [
    {
      show: (
        <span style={{ display: 'inline-flex', gap: 12 }}>
          <Avatar person={{ firstName: 'Mara' }} size={40} label="Mara" />
          <Avatar person={{ firstName: 'Marie' }} size={40} label="Marie" />
        </span>
      ),
      text: 'Two people who can be told apart by the picture alone.',
    },
  ],
};
