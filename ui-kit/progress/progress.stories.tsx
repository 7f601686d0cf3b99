import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Progress, type SegmentState } from './progress';

const twelve: readonly SegmentState[] = [
  ...(['done', 'done', 'done', 'current', 'done', 'done', 'open', 'done', 'done', 'open', 'open', 'open'] as const),
];

/** How far something is, as a bar or in pieces. */
const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  argTypes: { segments: { mapping: { 'Twelve pieces': twelve, 'Three pieces': ['done', 'current', 'open'] } } },
  args: { label: 'Profile', value: 58, text: '58 percent' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 100 } };
export const TwelveLabors: Story = {
  args: {
    label: 'Labors',
    value: 7,
    max: 12,
    segments: twelve,
  },
};
export const Narrow: Story = { ...TwelveLabors, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...TwelveLabors, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
