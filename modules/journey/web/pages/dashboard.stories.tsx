import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aJourney } from '#modules/profile/web/testing/samples';
import { Dashboard } from './dashboard';

/** Where a client comes in. */
const meta = {
  title: 'Screens/Dashboard',
  component: Dashboard,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOfTwelve: Story = { parameters: { screen: { as: 'client', at: '/dashboard' } } };
export const FirstDay: Story = {
  parameters: {
    screen: {
      as: 'client',
      at: '/dashboard',
      api: {
        'GET /api/journey/me': aJourney(),
        'GET /api/labor-responses/me': [],
        'GET /api/labor-drafts/me': [],
      },
    },
  },
};
