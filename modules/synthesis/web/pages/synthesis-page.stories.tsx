import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SynthesisPage } from './synthesis-page';

/** The reading, set like a printed essay. */
const meta = {
  title: 'Screens/Synthesis',
  component: SynthesisPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SynthesisPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { parameters: { screen: { as: 'client', at: '/synthesis' } } };
