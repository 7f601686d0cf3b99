import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const start = fn();

/** A place with nothing in it yet. */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Begin Your Journey',
    children: <p>Give your birth date, time and place, and your chart is drawn here.</p>,
    action: (
      <Button variant="loud" onClick={start}>
        Start Your Profile
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(start).toHaveBeenCalled();
  },
};
export const TextOnly: Story = { args: { action: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
