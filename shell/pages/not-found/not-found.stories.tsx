import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFound } from './not-found';

/** An address that leads nowhere: what it was, and ways on. */
const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Production: Story = { parameters: { screen: { at: '/nowhere' } } };
export const Development: Story = { parameters: { screen: { at: '/nowhere', page: { production: false } } } };
