import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from './card';

/** A hairline, a title and what belongs to it. */
const meta = {
  title: 'Basics/Card',
  component: Card,
  args: {
    eyebrow: 'Labor 1',
    title: 'Origins',
    children: 'Where you come from, and what came with it.',
    byline: 'After C. G. Jung · 3 prompts',
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressable: Story = {
  args: {
    link: (title, className) => (
      <a href="#origins" className={className}>
        {title}
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Origins' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const WithActions: Story = { args: { actions: <Button>Create Client Profile</Button> } };
export const LongText: Story = {
  args: {
    title: 'Eine außerordentlich lange Überschrift über Selbstverwirklichungsmöglichkeiten',
    children: 'Supercalifragilisticexpialidocious words break where they must and never push the page sideways.',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
