import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '../field/field';
import { Textarea } from './textarea';

/** **Do** use paper for the writing room only. It grows; never give it a scroll bar. */
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

export const Box: Story = {};
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
