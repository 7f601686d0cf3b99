import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Slider, type SliderProps } from './slider';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

/** A number between two ends. The box next to it takes the same number without any dragging. */
const meta = {
  title: 'Forms/Slider',
  component: Slider,
  render: (args) => <Controlled key={args.value} {...args} />,
  args: { label: 'Distance', value: 150, min: 50, max: 500, step: 50, unit: 'miles', onChange: () => undefined },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Distance: Story = {
  play: async ({ canvas, userEvent }) => {
    const thumb = canvas.getByRole('slider', { name: 'Distance' });
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '250 miles');
    const box = canvas.getByRole('spinbutton');
    await userEvent.clear(box);
    await userEvent.type(box, '430{Tab}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '450');
  },
};
export const Volume: Story = {
  args: {
    ...{ label: 'Volume', value: 0.7, min: 0, max: 1, step: 0.1, unit: undefined },
    text: (value) => (value === 0 ? 'Silent' : value === 1 ? 'Full' : String(value)),
  },
};
export const WithHint: Story = { args: { hint: 'Practitioners who work online are shown at any distance.' } };
export const Disabled: Story = { args: { disabled: true } };
export const AtTheEnd: Story = { args: { value: 500 } };
export const LongText: Story = {
  args: { label: 'How far would you travel for a first meeting, if it had to be in person?' },
  globals: { viewport: { value: 'narrow' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
