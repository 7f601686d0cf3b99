import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContactPage } from './contact-page';

/** A request to the team. */
const meta = {
  title: 'Screens/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { screen: { at: '/contact' } } };
