import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from './link-button';

/** A link that looks like a button. */
const meta = {
  title: 'Basics/LinkButton',
  component: LinkButton,
  args: { href: '#', children: 'View Profile' },
  parameters: {
    advice: {
      do: ['Use it where pressing leads to another page.'],
      dont: ['Do not put a click handler on it: that is a Button.'],
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Loud: Story = { args: { variant: 'loud', children: 'Begin your journey' } };
export const Bare: Story = { args: { variant: 'bare', children: 'How it works' } };
export const Dark: Story = { args: { variant: 'loud', children: 'Begin your journey' }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { children: 'Find a help line in the country in which you are at the moment' },
  globals: { viewport: { value: 'narrow' } },
};
export const States: Story = { parameters: { states: true } };
