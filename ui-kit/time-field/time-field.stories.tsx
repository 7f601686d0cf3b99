import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '#ui';
import { TimeField, type TimeFieldProps } from './time-field';

function Typing({ value: first, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(first);
  return <TimeField {...rest} value={value} onChange={setValue} />;
}

/** A time, typed as one likes; it turns into HH:MM when the box is left. */
const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { value: '', onChange: () => undefined },
  render: (args) => <Typing key={args.value} {...args} />,
  decorators: [
    (Story) => (
      <Field label="Birth time" hint="As exactly as you know it, for example 14:30 or 2:30 pm">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Birth time');
    await userEvent.type(box, '2:30 pm{Tab}');
    await expect(box).toHaveValue('14:30');
    await userEvent.clear(box);
  },
};
export const WithError: Story = {
  args: { value: '25:10', 'aria-invalid': true },
  decorators: [(Story) => <div style={{ paddingInlineStart: 14 }}>{Story()}</div>],
};
export const Filled: Story = { args: { value: '00:05' } };
export const Disabled: Story = { args: { value: '00:05', disabled: true } };
export const Dark: Story = { args: { value: '00:05' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
