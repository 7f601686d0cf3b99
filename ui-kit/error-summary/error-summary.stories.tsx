import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field, TextInput } from '#ui';
import { ErrorSummary } from './error-summary';

/** **Do** repeat the very texts that stand at the fields. It takes focus when it appears or changes. */
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
      <Field label="Full name" id="full-name" error={args.errors[0]?.text}>
        <TextInput autoComplete="name" />
      </Field>
      <Field label="Email" id="email" error={args.errors[1]?.text}>
        <TextInput type="email" defaultValue="clara" />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {};
export const Nothing: Story = { args: { errors: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
