import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextInput } from '../text-input/text-input';
import { Textarea } from '../textarea/textarea';
import { Field } from './field';

/** Label, hint, error and control, tied together. */
const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Full name', children: <TextInput autoComplete="name" /> },
  decorators: [(Story) => <div style={{ maxWidth: 440, paddingInlineStart: 14 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'As it stands on your birth certificate.' } };
export const HintBelow: Story = { args: { label: 'Password', hint: 'At least 8 characters', hintPlace: 'below' } };
export const WithError: Story = { args: { error: 'Enter your full name', hint: 'First and last name.' } };
export const Optional: Story = { args: { label: 'Phone', optional: true } };
export const Disabled: Story = { args: { children: <TextInput disabled defaultValue="Clara Moreau" /> } };
export const LongText: Story = {
  args: {
    label: 'Where in your life do you feel stuck right now, and how long has it been so?',
    hint: 'At least 20 characters. Name one place, and how long it has been so.',
    error: 'Please elaborate on your current challenges',
    children: <Textarea rows={3} defaultValue="At work, mostly." />,
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { ...WithError, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
