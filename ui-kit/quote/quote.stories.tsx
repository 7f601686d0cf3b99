import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Quote } from './quote';

/** **Do** quote the client unchanged. **Don't** set anything else in this dress. */
const meta = {
  title: 'Signature/Quote',
  component: Quote,
  args: {
    children: 'At the table I wait until everyone has spoken. Then I say it in one sentence, and they call that calm.',
    labor: 9,
    source: '18 November',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabor: Story = {};
export const Plain: Story = { args: { labor: undefined, source: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
