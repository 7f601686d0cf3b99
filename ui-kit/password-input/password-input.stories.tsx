import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '#ui';
import { PasswordInput } from './password-input';

/** **Do** set autocomplete to new-password or current-password. Pasting always works. */
const meta = {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'new-password' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Field label="Password" hint="At least 8 characters" hintPlace="below">
          {Story()}
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'a long enough one' } };
export const Disabled: Story = { args: { defaultValue: 'a long enough one', disabled: true } };
export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
