import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConsultationPage } from './consultation-page';

/** A visitor asks for a talk. */
const meta = {
  title: 'Screens/Consultation form',
  component: ConsultationPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsultationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyForm: Story = { parameters: { screen: { at: '/consultation' } } };
