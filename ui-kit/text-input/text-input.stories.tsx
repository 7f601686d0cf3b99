import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '../field/field';
import { TextInput } from './text-input';

/** **Do** set autocomplete and input mode. Stands in a Field. */
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

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'clara@example.org' } };
export const ReadOnly: Story = { args: { defaultValue: 'clara@example.org', readOnly: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'clara@example.org' } };
export const Dark: Story = { args: { defaultValue: 'clara@example.org' }, globals: { theme: 'dark' } };
