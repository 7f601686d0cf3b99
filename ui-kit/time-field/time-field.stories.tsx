import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Field } from '#ui';
import { TimeField, type TimeFieldProps } from './time-field';

function Typing({ value: first, ...rest }: TimeFieldProps) {
  const [value, setValue] = useState(first);
  return <TimeField {...rest} value={value} onChange={setValue} />;
}

/** **Do** accept what people type: 0:05, 14.30, 2:30 pm. It turns into HH:MM when the box is left. */
const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { value: '', onChange: () => undefined },
  render: (args) => <Typing {...args} />,
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

export const Empty: Story = {};
export const Filled: Story = { args: { value: '00:05' } };
export const Disabled: Story = { args: { value: '00:05', disabled: true } };
export const Dark: Story = { args: { value: '00:05' }, globals: { theme: 'dark' } };
