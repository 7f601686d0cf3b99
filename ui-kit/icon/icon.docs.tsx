import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Icon } from './icon';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Rarer shapes moved to `icon/shapes`.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: <Icon name="check" size={48} />,
    rows: [['Drawing', 'svg', 'Strokes of 1.5 in a box of 24 units.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['Always hidden from screen readers; the word next to it speaks.'],
  dos: [
    {
      show: (
        <span style={{ display: 'inline-flex', gap: 8 }}>
          <Icon name="lock" />
          Only you
        </span>
      ),
      text: 'Put a word next to it.',
    },
  ],
  donts: [
    {
      show: (
        <span style={{ display: 'inline-flex', gap: 24 }}>
          <Icon name="more" />
          <Icon name="eye-off" />
        </span>
      ),
      text: 'Icons that speak alone: everybody reads them differently.',
    },
  ],
};
