import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Gem } from './gem';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Coarser faces first; rays of the net come later.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: (
      <div style={{ maxWidth: 240 }}>
        <Gem lit={[1, 2, 3, 5, 6, 8, 9]} current={4} />
      </div>
    ),
    rows: [['Picture', 'svg', 'Scales with its column; at most 15 KB with all it needs.']],
  },
  keyboard:
    'The still gem takes no focus. The living one has a button: Tab reaches it, Enter and Space pause and turn.',
  accessibility: [
    'Hidden from screen readers: say the progress in words next to it.',
    'At most 6 degrees a second, stops when out of sight, and stands still with reduced motion.',
    'Lit faces are rayed and others hatched: not by colour alone.',
  ],
  dos: [
    {
      show: (
        <div style={{ maxWidth: 160 }}>
          <Gem lit={[1, 2, 3]} />
          <p className="small">3 of 12 faces lit.</p>
        </div>
      ),
      text: 'Say the progress in words next to it.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ maxWidth: 160, display: 'flex' }}>
          <Gem lit={[1]} />
          <Gem lit={[2]} />
        </div>
      ),
      text: 'Two jewels on one page.',
    },
  ],
};
