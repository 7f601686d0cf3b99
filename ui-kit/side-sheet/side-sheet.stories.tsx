import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Quote } from '../quote/quote';
import { SideSheet } from './side-sheet';

/** What belongs to a thing on the page: next to it on wide screens, from below on phones. */
const meta = {
  title: 'Overlays/SideSheet',
  component: SideSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    eyebrow: 'Centre · defined',
    title: 'Throat',
    children: (
      <>
        <p>Where what you know turns into something said or done. Yours is defined, so your voice is steady.</p>
        <Quote source={<a href="#labor-1">Labor 1 · Origins</a>}>
          My father never raised his voice, and I learned to read the silence.
        </Quote>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof SideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Throat' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const NextToThePage: Story = {
  args: { modal: false },
  render: (args) => (
    <>
      <p style={{ padding: 24 }}>The page stays in use.</p>
      <SideSheet {...args} />
    </>
  ),
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
