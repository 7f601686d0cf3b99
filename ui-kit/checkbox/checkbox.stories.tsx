import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox';

/** A yes or no with its sentence. */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I don\u2019t know the time' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { hint: 'You can give the time later; the chart then gains rising sign and houses.' },
};
export const WithError: Story = {
  args: { label: 'I am 18 or older and accept the terms', error: 'Accept the terms to go on' },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label:
      'Practitioners to whom I send a request may see the segments of my profile that I open for them, until I close them again',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { args: { defaultChecked: true }, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Pressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box.closest('label') ?? box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
