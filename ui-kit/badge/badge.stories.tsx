import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './badge';

/** A status as glyph and word. */
const meta = {
  title: 'Basics/Badge',
  component: Badge,
  args: { tone: 'pending', children: 'Pending' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const All: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="pending">Pending</Badge>
      <Badge tone="reviewed">Reviewed</Badge>
      <Badge tone="contacted">Contacted</Badge>
      <Badge tone="booked">Fully booked</Badge>
      <Badge tone="other">Other</Badge>
      <Badge tone="gold">Out of date</Badge>
      <Badge>suggested</Badge>
      <Badge tone="sample">Sample data</Badge>
    </p>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
