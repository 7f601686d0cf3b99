import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from './button';

/** **Do** have one loud button a screen and name it by what happens. **Don't** disable a button to hide a reason: let it be pressed and say what is missing. */
const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Save Response', variant: 'loud' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loud: Story = {};
export const Plain: Story = { args: { variant: 'plain', children: 'View Profile' } };
export const Bare: Story = { args: { variant: 'bare', children: 'Ask me another' } };
export const Disabled: Story = { args: { disabled: true } };
export const Pending: Story = { args: { pending: true, pendingText: 'Analyzing...' } };
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
