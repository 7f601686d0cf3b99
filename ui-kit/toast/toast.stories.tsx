import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { Button } from '../button/button';
import { ToastRegion } from './toast-region';
import { removeToast, type ToastMessage, toast, toastQueue } from './toast-store';

function Telling({ messages }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    const told = messages.map((message) => toast(message));
    return () => {
      for (const one of told) one.dismiss();
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
 * stays. F8 moves focus to it, a swipe of 50 px to the right closes it. **Don't** let a toast be the only place of an error.
 */
const meta = {
  title: 'Feedback/Toast',
  component: Telling,
  args: { messages: [{ title: 'Matching Complete', description: 'Three practitioners fit.', tone: 'success' }] },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
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
export const Waiting: Story = { args: { messages: [failed, { title: 'Saved' }, { title: 'Sent' }] } };
export const LongText: Story = {
  args: {
    messages: [{ title: 'A title that runs over more than one line because it has so much to say', tone: 'error' }],
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
