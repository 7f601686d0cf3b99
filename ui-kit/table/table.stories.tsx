import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
} satisfies Meta<typeof Table<Match>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Empty: Story = { args: { rows: [], empty: 'No matches yet.' } };
export const Cards: Story = { globals: { viewport: { value: 'narrow' } } };
export const Scrolling: Story = {
  args: { phones: 'scroll' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Matches, score in percent' })).toHaveFocus();
  },
};
export const DenseWithChoice: Story = {
  args: {
    dense: true,
    choice: {
      head: <input type="checkbox" aria-label="Choose all" />,
      cell: ({ name }) => <input type="checkbox" aria-label={`Choose ${name}`} />,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Choose Ana Lindqvist' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
