import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './skeleton';

/** Holds the place of what loads; not seen for the first 200 ms. */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3, label: 'Loading your profile' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Block: Story = { args: { lines: 1, height: 180 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
