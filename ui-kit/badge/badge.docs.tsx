import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Badge } from './badge';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Badge tone="reviewed">Reviewed</Badge>,
    rows: [
      ['Row', 'span', 'Glyph and word in one line, in the size of small text.'],
      ['Glyph', 'svg', 'One shape per status; the colour only repeats it.'],
    ],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: [
    'The status is a word; the glyph is hidden from screen readers.',
    'Disc and glyph reach 3 to 1 on every ground.',
  ],
  dos: [{ show: <Badge tone="pending">Pending</Badge>, text: 'Say the status in one word, as the list says it.' }],
  donts: [
    {
      show: <Badge tone="booked">Click to confirm</Badge>,
      text: 'A badge is no button: it says how something is, never what to do.',
    },
  ],
};
