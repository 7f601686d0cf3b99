import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from './stack';

/** One thing under the other, with the same space between all. */
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <h3>Six breaths</h3>
        <p>Before you write, breathe in for four counts and out for six, six times.</p>
        <p className="quiet small">Two minutes</p>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Close: Story = { args: { gap: 2 } };
export const Wide: Story = { args: { gap: 7 } };
export const AtTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <span style={{ background: 'var(--gold-wash)' }}>As wide as its words</span>
        <span style={{ background: 'var(--gold-wash)' }}>And no wider</span>
      </>
    ),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
