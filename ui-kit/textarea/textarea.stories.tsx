import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Field } from '../field/field';
import { Textarea } from './textarea';

/** A text that grows with what is written. */
const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { rows: 4 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Field label="Your answer">{Story()}</Field>
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Your answer');
    const before = box.clientHeight;
    await userEvent.type(box, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five{Enter}Six{Enter}Seven');
    await expect(box.clientHeight).toBeGreaterThan(before);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'At work, mostly.' } };
export const WithError: Story = { args: { 'aria-invalid': true, defaultValue: 'At work, mostly.' } };
export const Filled: Story = {
  args: {
    defaultValue:
      'At work, mostly.\nSince the spring.\nAnd on Sundays.\n\nIt grows with what is written.\nLine six.\nLine seven.',
  },
};
export const Paper: Story = {
  args: {
    look: 'paper',
    defaultValue:
      'When I was eleven I broke the blue bowl, and I put the pieces back in the cupboard so that it looked whole. My mother opened that door every evening.',
  },
};
export const PaperNarrow: Story = { ...Paper, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Paper, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
