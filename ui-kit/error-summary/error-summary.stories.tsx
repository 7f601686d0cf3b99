import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Field, TextInput } from '#ui';
import { ErrorSummary } from './error-summary';

/** All errors of a form in one place, grouped by its parts. It takes focus when it appears or changes. */
const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { id: 'full-name', text: 'Enter your full name' },
      { id: 'email', text: 'Enter an email address in the form name@example.com' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 520, paddingInlineStart: 14 }}>
      <ErrorSummary {...args} />
      <Field label="Full name" id="full-name" error="Enter your full name">
        <TextInput autoComplete="name" />
      </Field>
      <Field label="Email" id="email" error="Enter an email address in the form name@example.com">
        <TextInput type="email" defaultValue="clara" />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your full name' }));
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};
export const ByPart: Story = {
  args: {
    errors: [
      { id: 'full-name', text: 'Enter your full name' },
      {
        title: 'Guests',
        errors: [{ title: 'Second guest', errors: [{ id: 'email', text: 'Enter an email address for this guest' }] }],
      },
    ],
  },
};
export const Nothing: Story = { args: { errors: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
