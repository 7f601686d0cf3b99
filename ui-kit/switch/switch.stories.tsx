import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Switch } from './switch';

/** Something that is on or off at once. */
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Ambient sounds' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Ambient sounds' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Off until you turn it on, and off when you leave.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Read every question to me when I come to it, in the language of the page' },
  globals: { viewport: { value: 'narrow' } },
};
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
