import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { Textarea } from '../textarea/textarea';
import { Form } from './form';

/** Fields under each other with one rhythm, errors above, buttons below. */
const meta = {
  title: 'Layout/Form',
  component: Form,
  argTypes: {
    errors: {
      mapping: {
        'One error': [{ id: 'form-message', text: 'Write at least 20 characters' }],
        'Two errors': [
          { id: 'form-name', text: 'Enter your full name' },
          { id: 'form-message', text: 'Write at least 20 characters' },
        ],
      },
    },
  },
  args: {
    onSubmit: fn(),
    actions: (
      <>
        <Button type="submit" variant="loud">
          Send message
        </Button>
        <Button variant="bare">Not now</Button>
      </>
    ),
    children: (
      <>
        <Field label="Full name" id="form-name">
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Your message" hint="At least 20 characters." id="form-message">
          <Textarea rows={3} />
        </Field>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Clara Moreau{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const WithErrors: Story = {
  args: {
    errors: [{ id: 'form-message', text: 'Write at least 20 characters' }],
    children: (
      <>
        <Field label="Full name" id="form-name">
          <TextInput autoComplete="name" defaultValue="Clara Moreau" />
        </Field>
        <Field
          label="Your message"
          hint="At least 20 characters."
          error="Write at least 20 characters"
          id="form-message"
        >
          <Textarea rows={3} defaultValue="Hello" />
        </Field>
      </>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
