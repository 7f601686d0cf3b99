import type { PartDocs } from '../../.storybook/docs/part-docs';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: { story: 'forms-combobox--open', height: 420 },
    rows: [
      ['Box', 'input', 'Takes the text; named by its Field.'],
      ['List', '[role="listbox"]', 'What was found, at most as tall as the screen.'],
      ['Option', '[role="option"]', 'What tells it from its namesakes stands in small print.'],
    ],
  },
  keyboard: [
    ['↓ ↑', 'Opens the list and moves through it.'],
    ['Enter', 'Takes the option.'],
    ['Escape', 'Closes the list; pressed again, clears the box.'],
    ['Tab', 'Leaves the box; nothing is taken.'],
    ['Home End', 'Moves in the text.'],
  ],
  accessibility: [
    'ARIA 1.2 combobox: the focus stays in the box, aria-activedescendant says where one is.',
    'The number of results is read out after each search.',
    'Nothing is chosen until it is pressed.',
  ],
  dos: [
    {
      show: (
        <p>
          Springfield <small className="quiet">Illinois, United States</small>
          <br />
          Springfield <small className="quiet">Missouri, United States</small>
        </p>
      ),
      text: 'Give each option what tells it from its namesakes.',
    },
  ],
  donts: [
    {
      show: (
        <p>
          Springfield
          <br />
          Springfield
        </p>
      ),
      text: 'Two options that read alike.',
    },
  ],
};
