import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './skeleton';

/** **Do** give it the size of what will come. **Don't** label more than one a page. */
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
