import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AnswerPage } from './answer-page';

/** The question, the paper, the saved time, nothing else. */
const meta = {
  title: 'Screens/Writing room',
  component: AnswerPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AnswerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { parameters: { screen: { as: 'client', at: '/intake/3', path: '/intake/:labor' } } };
export const Begun: Story = { parameters: { screen: { as: 'client', at: '/intake/7', path: '/intake/:labor' } } };
export const Blank: Story = { parameters: { screen: { as: 'client', at: '/intake/2', path: '/intake/:labor' } } };
