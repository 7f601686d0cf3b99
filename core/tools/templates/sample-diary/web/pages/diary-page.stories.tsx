import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DiaryPage } from './diary-page';

/** What people write for themselves. */
const meta = {
  title: 'Screens/Sample diary',
  component: DiaryPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DiaryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (entries: readonly object[]) => ({
  screen: { at: '/sample-diary', answers: { 'GET /api/sample-diary/entries': entries } },
});

export const Empty: Story = { parameters: screen([]) };
export const Written: Story = {
  parameters: screen([
    {
      id: '7b5f3f0e-0000-4000-8000-000000000001',
      text: 'The sea was calm.\nI slept well.',
      createdAt: '2026-11-21T15:00:00.000Z',
    },
  ]),
};
