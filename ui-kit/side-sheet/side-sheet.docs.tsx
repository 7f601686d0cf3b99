import type { PartDocs } from '../../.storybook/docs/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'overlays-sidesheet--next-to-the-page', height: 460 },
    rows: [
      ['Sheet', '[role="dialog"]', 'At the end of the line; from below on phones.'],
      ['Title', '[role="dialog"] h2', 'What it is about.'],
      ['Close', '[role="dialog"] button', 'A cross of 44 px.'],
    ],
  },
  keyboard: [
    ['Escape', 'Closes it; the focus returns to what opened it.'],
    ['Tab', 'Moves within it; on to the page when it is not modal.'],
  ],
  accessibility: ['Modal sheets make the page inert; others are a region next to it.', 'Named by its title.'],
  dos: [
    {
      show: (
        <p>
          <span className="eyebrow">Centre · defined</span>
          <br />
          Throat
        </p>
      ),
      text: 'For what explains the thing that was pressed.',
    },
  ],
  donts: [{ show: <p>Step 2 of 9</p>, text: 'A whole form in a drawer: it belongs on a page.' }],
};
