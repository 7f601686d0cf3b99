import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LinkButton } from './link-button';

/** A link that looks like a button. */
const meta = {
  title: 'Basics/LinkButton',
  component: LinkButton,
  args: { href: '#', children: 'View Profile' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Profile' })).toHaveFocus();
  },
};
export const Loud: Story = { args: { variant: 'loud', children: 'Begin your journey' } };
export const Bare: Story = { args: { variant: 'bare', children: 'How it works' } };
export const Dark: Story = { args: { variant: 'loud', children: 'Begin your journey' }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { children: 'Find a help line in the country in which you are at the moment' },
  globals: { viewport: { value: 'narrow' } },
};
export const States: Story = { parameters: { states: true } };
