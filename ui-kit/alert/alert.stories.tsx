import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Alert } from './alert';

/** A notice in the page that stays until its cause is gone. */
const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: {
    title: 'How this was made.',
    children: 'Every sentence in italics is yours, unchanged. The rest is a suggestion.',
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Saved.', children: 'Your answer is kept on this device and with us.' },
};
export const Attention: Story = {
  args: {
    tone: 'attention',
    title: 'Out of date.',
    children: 'Since this reading was made you finished Labor 9, Community.',
    action: <Button variant="loud">Regenerate</Button>,
  },
};
export const WithError: Story = {
  args: {
    tone: 'error',
    title: 'Matching Error.',
    children: 'The answer did not arrive.',
    action: <Button onClick={retry}>Retry</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The answer did not arrive.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
};
export const Narrow: Story = { ...WithError, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Attention, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
