import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { Button, Field, TextInput } from '#ui';
import { Gem } from '../gem/gem';
import { PasswordInput } from '../password-input/password-input';
import { Quote } from '../quote/quote';
import { Dialog, DialogClose } from './dialog';

const form = (
  <form style={{ display: 'grid', gap: 16 }}>
    <Field label="Full name">
      <TextInput autoComplete="name" defaultValue="Clara Moreau" />
    </Field>
    <Field label="Email">
      <TextInput type="email" autoComplete="email" />
    </Field>
    <Field label="Password" hint="At least 8 characters" hintPlace="below">
      <PasswordInput autoComplete="new-password" />
    </Field>
    <Button variant="loud" type="submit">
      Create Account
    </Button>
  </form>
);

/** A question that must be answered or closed first. */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Keep what you wrote',
    description: 'Your answer moves into your account and stays closed to everyone else.',
    children: form,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePane: Story = {};
export const TwoPanes: Story = {
  args: {
    aside: (
      <>
        <p className="side-head">Saved on this device</p>
        <Quote labor={1} source="Labor 1: Origins, 14 words">
          Don’t make a fuss. She said it kindly, and I have not made one since.
        </Quote>
        <div style={{ position: 'absolute', insetInline: 36, bottom: -90 }}>
          <Gem lit={[1]} front={1} />
        </div>
      </>
    ),
  },
};
export const Question: Story = {
  args: {
    title: 'Delete this answer?',
    description: 'You can undo it for thirty days.',
    children: (
      <div style={{ display: 'flex', gap: 12 }}>
        <DialogClose>
          <Button variant="loud">Delete</Button>
        </DialogClose>
        <DialogClose>
          <Button>Keep it</Button>
        </DialogClose>
      </div>
    ),
  },
};
export const WithTrigger: Story = {
  args: { open: undefined, trigger: <Button>Sign In</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keep what you wrote' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveFocus());
  },
};
export const LongText: Story = {
  args: {
    title: 'A title that goes on for longer than a title of a dialog should',
    children: Array.from({ length: 14 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph again
      <p key={index}>What does not fit scrolls inside the dialog, while the page behind it stays where it was.</p>
    )),
  },
};
export const Narrow: Story = { ...TwoPanes, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...TwoPanes, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
