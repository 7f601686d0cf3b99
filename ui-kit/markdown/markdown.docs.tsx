import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Markdown } from './markdown';
import type { MarkdownPart } from './tree';

const parts: readonly MarkdownPart[] = [
  {
    kind: 'paragraph',
    children: [
      { kind: 'text', text: 'The Sun crosses one degree of the zodiac in a day. The rising degree is ' },
      { kind: 'strong', children: [{ kind: 'text', text: 'another matter' }] },
      { kind: 'text', text: '.' },
    ],
  },
];

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: <Markdown tree={parts} />,
    rows: [
      ['Paragraph', 'p', 'At most 62 characters a line.'],
      ['Emphasis', 'strong', 'Weight, never colour.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves through its links.'],
    ['Enter', 'Follows a link.'],
  ],
  accessibility: [
    'Headings begin below the heading of the page.',
    'Wide tables scroll by keyboard within a box of their own.',
    'No HTML of authors reaches the page: the server sends a tree.',
  ],
  dos: [{ show: <Markdown tree={parts} look="plain" />, text: 'Use the plain look for answers and notes.' }],
  donts: [
    {
      show: (
        <div style={{ width: 150 }}>
          <Markdown tree={parts} />
        </div>
      ),
      text: 'Prose in a column that breaks every third word.',
    },
  ],
};
