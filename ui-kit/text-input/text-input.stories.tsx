import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Field } from '../field/field';
import { TextInput } from './text-input';

/** One line of text. Stands in a Field. */
const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { type: 'email', autoComplete: 'email' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Field label="Email">{Story()}</Field>
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Email');
    await userEvent.type(box, 'clara@example.org');
    await expect(box).toHaveValue('clara@example.org');
    await userEvent.clear(box);
  },
};
export const Filled: Story = { args: { defaultValue: 'clara@example.org' } };
export const ReadOnly: Story = { args: { defaultValue: 'clara@example.org', readOnly: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'clara@example.org' } };
export const Dark: Story = { args: { defaultValue: 'clara@example.org' }, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
