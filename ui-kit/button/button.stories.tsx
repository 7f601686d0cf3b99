import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Button } from './button';

/** What happens when it is pressed. */
const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Save Response', variant: 'loud', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loud: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Plain: Story = { args: { variant: 'plain', children: 'View Profile' } };
export const Bare: Story = { args: { variant: 'bare', children: 'Ask me another' } };
export const Flush: Story = {
  render: () => (
    <div>
      <p>A sentence above it.</p>
      <Button variant="bare" flush>
        Ask me another
      </Button>
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const Pending: Story = {
  args: { pending: true, pendingText: 'Analyzing...' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyzing...' }));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { children: 'Generate the reading again from everything that was written since November' },
  globals: { viewport: { value: 'narrow' } },
};
export const Together: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="loud">Continue Assessment</Button>
      <Button>View Profile</Button>
      <Button variant="bare">Not now</Button>
    </div>
  ),
};
export const States: Story = { parameters: { states: true } };
export const StatesPlain: Story = { args: { variant: 'plain' }, parameters: { states: true } };
export const StatesBare: Story = { args: { variant: 'bare' }, parameters: { states: true } };
export const StatesDark: Story = { parameters: { states: true }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
