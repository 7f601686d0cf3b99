import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageHeading } from './page-heading';

/** The one heading of a page. Three sizes in the whole product, always at the left edge of the content, under the logo. */
const meta = {
  title: 'Layout/Page heading',
  component: PageHeading,
  args: { children: 'What the silence taught' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cover: Story = { args: { size: 'cover', children: 'Transformation Journal' } };
export const Page: Story = { args: { size: 'page', children: 'Your reading' } };
export const Tool: Story = { args: { size: 'tool', children: 'Consultation Requests' } };
export const LongText: Story = {
  args: { children: 'Six months after a retreat, and what is still there of it on an ordinary Tuesday' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { args: { size: 'cover' }, globals: { viewport: { value: 'narrow' } } };
