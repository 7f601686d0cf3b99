import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeskPage } from './editorial-page';

/** What the editors work on, by stage: the list of an admin. */
const meta = {
  title: 'Screens/Editors’ desk',
  component: DeskPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { parameters: { screen: { as: 'staff', at: '/magazine/desk' } } };
