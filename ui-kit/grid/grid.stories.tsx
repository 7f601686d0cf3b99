import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/card';
import { Grid } from './grid';

const labors = ['Origins', 'The Wound', 'The Gift', 'The Mirror', 'The Threshold', 'The Silence'];

/** Equal things in as many columns as fit; on phones in one. */
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    children: labors.map((title, index) => (
      <Card key={title} eyebrow={`Labor ${index + 1}`} title={title} level={3} byline="Three prompts">
        Where you come from, and what came with it.
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const NarrowColumns: Story = { args: { columns: 'narrow', gap: 5 } };
export const WideColumns: Story = { args: { columns: 'wide' } };
export const OneOnly: Story = { args: { children: <Card title="Origins">One keeps the width of a column.</Card> } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
