import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EditorialPage } from './editorial-page';

/** What the editors work on, by stage: the list of an admin. */
const meta = {
  title: 'Screens/Articles in work',
  component: EditorialPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EditorialPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { parameters: { screen: { as: 'staff', at: '/magazine/desk' } } };
