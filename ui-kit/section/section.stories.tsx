import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Section } from './section';

const add = fn();

/** A part of a working page: heading, what it is about, what can be done, content. */
const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: 'Opening hours',
    intro: 'Clients can ask for a session within these hours.',
    actions: <Button onClick={add}>Add hours</Button>,
    children: <p>Monday to Thursday, 9:00 to 16:00, Europe/Paris.</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Opening hours' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(add).toHaveBeenCalled();
  },
};
export const TitleAlone: Story = { args: { intro: undefined, actions: undefined } };
export const AfterAnother: Story = { args: { line: true } };
export const Deeper: Story = { args: { level: 3, title: 'Holidays', actions: undefined } };
export const LongText: Story = {
  args: { title: 'Hours in which clients of other guides can ask for a first conversation' },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
