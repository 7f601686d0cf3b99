import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArticlePage } from './article-page';

/** One article, with what it rests on. */
const meta = {
  title: 'Screens/Article',
  component: ArticlePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ArticlePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Science: Story = {
  parameters: { screen: { at: '/magazine/what-writing-it-down-can-do', path: '/magazine/:slug' } },
};
export const NotHere: Story = { parameters: { screen: { at: '/magazine/nothing', path: '/magazine/:slug' } } };
