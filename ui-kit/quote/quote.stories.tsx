import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Quote } from './quote';

/** The client’s own words. */
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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
