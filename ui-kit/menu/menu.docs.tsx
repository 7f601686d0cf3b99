import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'overlays-menu--open', height: 380 },
    rows: [
      ['Menu', '[role="menu"]', 'Under its button, in the direction of reading.'],
      ['Entry', '[role="menuitem"]', '44 px on touch screens.'],
    ],
  },
  keyboard: [
    ['Enter Space ↓', 'Opens it from its button.'],
    ['↓ ↑', 'Moves through the entries.'],
    ['→ ←', 'Opens and closes a second menu.'],
    ['A–Z', 'Goes to the entry that begins so.'],
    ['Escape', 'Closes it; the focus returns to the button.'],
  ],
  accessibility: [
    'A menu button with aria-haspopup and aria-expanded.',
    'Entries that cannot be used stay readable.',
    'Second menus wait 300 ms for a pointer that cuts the corner.',
  ],
  dos: [{ show: <Button>Account</Button>, text: 'Name the button by what the menu is about.' }],
  donts: [
    { show: <Button aria-label="Menu">⋮</Button>, text: 'The one important act of a page, hidden behind three dots.' },
  ],
};
