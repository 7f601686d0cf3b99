import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'overlays-tooltip--on-focus', height: 180 },
    rows: [
      [
        'Tooltip',
        '[role="tooltip"], [data-radix-popper-content-wrapper]',
        'Small print in ink, 6 px from its control.',
      ],
      ['Control', 'button', 'Has a name of its own.'],
    ],
  },
  keyboard: [
    ['Tab', 'Shows it while its control has the focus.'],
    ['Escape', 'Closes it.'],
  ],
  accessibility: [
    'It describes its control (aria-describedby) and never names it.',
    'It stays while it is pointed at (WCAG 1.4.13), and opens after 700 ms.',
  ],
  dos: [
    {
      show: (
        <Button variant="bare" aria-label="Only you">
          <Icon name="lock" />
        </Button>
      ),
      text: 'Name the control itself; the tooltip only helps.',
    },
  ],
  donts: [
    { show: <p>Pointing here shows the price.</p>, text: 'Anything that is found nowhere else: touch has no pointer.' },
  ],
};
