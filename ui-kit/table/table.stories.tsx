import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '#ui';
import { Table } from './table';

interface Match {
  name: string;
  score: number;
  status: 'pending' | 'reviewed';
}

/** Facts in rows and columns. On phones rows become small lists. */
const meta = {
  title: 'Structure/Table',
  component: Table<Match>,
  args: {
    caption: 'Matches, score in percent',
    rows: [
      { name: 'Ana Lindqvist', score: 92, status: 'reviewed' },
      { name: 'Tomás Oyarzún', score: 86, status: 'pending' },
      { name: 'Maximiliane von Hohenberg-Schwarzenfels', score: 9, status: 'pending' },
    ],
    rowKey: (match) => match.name,
    columns: [
      { key: 'name', head: 'Name', cell: (match) => match.name },
      { key: 'status', head: 'Status', cell: (match) => <Badge tone={match.status}>{match.status}</Badge> },
      { key: 'score', head: 'Score', numeric: true, cell: (match) => match.score },
    ],
  },
  parameters: {
    advice: {
      do: ['Let the first column name the row.', 'Give figures `numeric`.'],
      dont: ['Do not put a button into every cell.', 'Do not use it to lay out a page.'],
    },
  },
} satisfies Meta<typeof Table<Match>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Empty: Story = { args: { rows: [], empty: 'No matches yet.' } };
export const Cards: Story = { globals: { viewport: { value: 'narrow' } } };
export const Scrolling: Story = { args: { phones: 'scroll' }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
