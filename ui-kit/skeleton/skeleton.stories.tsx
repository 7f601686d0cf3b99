import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './skeleton';

/** Holds the place of what loads; not seen for the first 200 ms. */
const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3, label: 'Loading your profile' },
  parameters: {
    advice: {
      do: ['Give it the size of what will come.', 'Label one a page, so that it is said once.'],
      dont: ['Do not show it for longer than a few seconds: say what is under way.'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Block: Story = { args: { lines: 1, height: 180 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
