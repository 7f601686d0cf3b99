import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

/** A place with nothing in it yet. */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Begin Your Journey',
    children: <p>Give your birth date, time and place, and your chart is drawn here.</p>,
    action: <Button variant="loud">Start Your Profile</Button>,
  },
  parameters: {
    advice: {
      do: ['Say what will be here and give the first step.'],
      dont: ['Do not apologise.', 'Do not put more than one loud button here.'],
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const TextOnly: Story = { args: { action: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
