import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Field } from '#ui';
import { PasswordInput } from './password-input';

/** A password that can be looked at. Pasting always works. */
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
export const Shown: Story = {
  args: { defaultValue: 'open sesame' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Password');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(box).toHaveAttribute('type', 'text');
  },
};
export const Filled: Story = { args: { defaultValue: 'a long enough one' } };
export const Disabled: Story = { args: { defaultValue: 'a long enough one', disabled: true } };
export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
