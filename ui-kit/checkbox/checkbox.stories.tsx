import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './checkbox';

/** **Do** write the sentence that is true when it is ticked. */
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
