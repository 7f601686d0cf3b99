import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Tabs } from './tabs';

/** Several views of one thing, one at a time. */
const meta = {
  title: 'Structure/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Consultation requests',
    tabs: [
      { value: 'all', label: 'All', count: 24, content: <p>Everyone who has written.</p> },
      { value: 'pending', label: 'Pending', count: 6, content: <p>Six wait for an answer.</p> },
      { value: 'reviewed', label: 'Reviewed', count: 9, content: <p>Nine were read.</p> },
      { value: 'contacted', label: 'Contacted', count: 8, content: <p>Eight were called.</p> },
      { value: 'other', label: 'Other', count: 1, content: <p>One is neither.</p> },
    ],
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Pending/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Six wait for an answer.')).toBeVisible();
    await userEvent.keyboard('{Home}');
  },
};
export const Halves: Story = {
  args: {
    label: 'Account',
    look: 'halves',
    defaultValue: 'create',
    tabs: [
      { value: 'sign-in', label: 'Sign In', content: <p>Welcome back.</p> },
      { value: 'create', label: 'Create Account', content: <p>Your words stay yours.</p> },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
