import type { PartDocs } from '../../.storybook/docs/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-22', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'overlays-command--found', height: 520 },
    rows: [
      ['Dialog', '[role="dialog"]', 'Over the page, with the page dimmed.'],
      ['Box', 'input', 'Has the focus from the start.'],
      ['Entry', '[role="option"]', 'One line: what it is and where it leads.'],
    ],
  },
  keyboard: [
    ['/', 'Opens it from any page; Ctrl+K and Cmd+K do as well.'],
    ['↓ ↑', 'Moves through the entries.'],
    ['Enter', 'Goes to the entry.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
  ],
  accessibility: [
    'The same pattern as the combobox, in a dialog with a focus trap.',
    'Shortcuts of one letter can be turned off in the settings (WCAG 2.1.4).',
  ],
  dos: [
    {
      show: (
        <p>
          <span className="eyebrow">Pages</span>
          <br />
          Your reading
          <br />
          Labors
        </p>
      ),
      text: 'Offer ways on before anything is typed, in groups.',
    },
  ],
  donts: [
    {
      show: (
        <p>
          Delete everything
          <br />
          Sign out everywhere
        </p>
      ),
      text: 'Acts that cannot be undone do not belong into a search.',
    },
  ],
};
