import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '#ui';
import { DateField } from './date-field';

interface Args {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  disabled?: boolean;
}

function InField({ label, hint, error, value: first, disabled }: Args) {
  const [value, setValue] = useState(first);
  return (
    <Field group label={label} hint={hint} error={error}>
      <DateField
        value={value}
        onChange={setValue}
        autoComplete="bday"
        disabled={disabled}
        order={['day', 'month', 'year']}
      />
    </Field>
  );
}

/** A date that one knows by heart, typed into three boxes. Stands in a Field with `group`. */
const meta = {
  title: 'Forms/DateField',
  component: InField,
  render: (args) => <InField key={args.value} {...args} />,
  subcomponents: { DateField: DateField as never },
  decorators: [(Story) => <div style={{ paddingInlineStart: 14 }}>{Story()}</div>],
  args: { label: 'Birth date', hint: 'For example 9 4 1948', value: '' },
  parameters: {
    describes: ['DateField', 'Field'],
  },
} satisfies Meta<typeof InField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.paste('1948-04-09');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1948');
    await expect(canvas.getByLabelText('Month')).toHaveValue('4');
  },
};
export const Filled: Story = { args: { value: '1948-04-09' } };
export const WithError: Story = { args: { value: '1948-02-31', error: 'February 1948 has 29 days' } };
export const Disabled: Story = { args: { value: '1948-04-09', disabled: true } };
export const Narrow: Story = { args: { value: '1948-04-09' }, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { args: { value: '1948-04-09' }, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
