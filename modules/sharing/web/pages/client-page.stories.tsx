import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ids } from '#modules/matching/web/testing/practitioners';
import { clara, laborThree } from '../testing/consents';
import { ClientPage } from './client-page';

const reader = {
  id: ids.ana,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.org',
  profileImageUrl: null,
  role: 'practitioner',
};
const caseload = { clients: 1, requests: 0, capacity: 8 };

const screen = (client: unknown) => ({
  screen: {
    as: 'staff',
    at: `/matching/clients/${ids.ana}`,
    path: '/matching/clients/:id',
    api: {
      'GET /api/auth/user': reader,
      'GET /api/practitioners/me': { caseload },
      'GET /api/practitioners/me/clients': [client],
      [`GET /api/clients/${ids.client}/segments/labor%3A3`]: { key: 'labor:3', content: laborThree },
    },
  },
});

/** What one client opened to their practitioner; nothing else is here. */
const meta = {
  title: 'Screens/Client room',
  component: ClientPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnAnswerOpened: Story = {
  parameters: screen(clara()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Labor 3: Relationships & Love' }));
    await expect(await canvas.findByText(/I love by doing things for people/)).toBeVisible();
  },
};
export const NothingOpen: Story = {
  parameters: screen({ matchId: ids.ana, displayInitials: 'C. W.' }),
};
