import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aRow } from '../testing/rows';
import { PeoplePage } from './people-page';

/** The team's list of accounts, and who is invited. */
const meta = {
  title: 'Screens/People',
  component: PeoplePage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  parameters: {
    screen: {
      as: 'staff',
      at: '/management/people',
      api: {
        'GET /api/admin/users': [
          aRow(),
          aRow({ id: 'b', firstName: 'Suda', lastName: '', email: 'suda@example.org', role: 'practitioner' }),
          aRow({
            id: 'c',
            firstName: 'Maximiliane',
            lastName: 'von Hohenberg-Schwarzenfels',
            email: 'maximiliane.von.hohenberg-schwarzenfels@example.net',
            state: 'suspended',
            sessions: 0,
            lastSeenAt: null,
            emailProven: false,
          }),
        ],
        'GET /api/invitations': [
          { id: 'i', email: 'ines@example.org', role: 'practitioner', expiresAt: '2026-11-29T08:00:00.000000Z' },
        ],
      },
    },
  },
};
