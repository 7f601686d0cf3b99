import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { ToastRegion } from './toast-region';
import { removeToast, type ToastMessage, toast, toastQueue } from './toast-store';

function Telling({ messages }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    const shown = messages.map((message) => toast(message));
    return () => {
      for (const one of shown) one.dismiss();
      for (const { id } of toastQueue()) removeToast(id);
    };
  }, [messages]);
  return (
    <div style={{ minHeight: 240 }}>
      <Button onClick={() => toast(messages[0] ?? { title: 'Saved' })}>Tell again</Button>
      <ToastRegion />
    </div>
  );
}

/**
 * `toast({ title, description, tone, action })` from `#ui`. One is shown, the rest wait. Success leaves after 5000 ms, an error
 * stays. F8 moves focus to it, a swipe of 50 px to the right closes it.
 */
const meta = {
  title: 'Feedback/Toast',
  component: Telling,
  args: { messages: [{ title: 'Matching Complete', description: 'Three practitioners fit.', tone: 'success' }] },
  argTypes: { messages: { description: 'What is said, one after the other.', control: 'object' } },
  parameters: {
    docs: { story: { inline: false, height: '260px' } },
  },
} satisfies Meta<typeof Telling>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed: ToastMessage = {
  title: 'Matching Error',
  description: 'The answer did not arrive. Nothing was lost.',
  tone: 'error',
  action: { label: 'Retry', onSelect: () => undefined },
};

export const Success: Story = {};
export const WithError: Story = { args: { messages: [failed] } };
export const ClosedByHand: Story = {
  args: { messages: [failed, { title: 'Saved' }] },
  play: async ({ userEvent }) => {
    // It takes no presses before it has come in.
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Close' })));
    await waitFor(() => expect(screen.getByRole('region', { name: /Notification/ })).toHaveTextContent('Saved'));
    await userEvent.keyboard('{F8}');
    await expect(document.activeElement?.tagName).toBe('OL');
  },
};
export const Waiting: Story = { args: { messages: [failed, { title: 'Saved' }, { title: 'Sent' }] } };
export const LongText: Story = {
  args: {
    messages: [{ title: 'A title that runs over more than one line because it has so much to say', tone: 'error' }],
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
