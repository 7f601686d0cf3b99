import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phases } from '../../schemas/values';
import { aClient, aStanding } from '../testing/clients';
import { ClientsTab } from './clients-tab';

/** Clients by phase, as staff see them. */
const meta = {
  title: 'Screens/Clients',
  component: ClientsTab,
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ClientsTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const clients = [
  aClient({ assignedPractitioner: 'Ana Reyes' }),
  aClient({ key: 'b', name: 'Suda', standing: aStanding({ clientId: 'b', laborProgress: 12 }), suspended: true }),
  aClient({ key: 'c', name: 'Maximiliane von H.', standing: aStanding({ clientId: 'c', laborProgress: 0 }) }),
];
const screen = (at: string, list: unknown) => ({
  screen: {
    as: 'staff',
    at,
    api: {
      'GET /api/team/clients': list,
      'GET /api/team/clients/counts': {
        byPhase: { intake: 3, assessment: 3, matching: 3, experience: 3, aftercare: 3 },
        closed: 2,
      },
    },
  },
});

/** The same people in the asked phase, so that each column has its own. */
const inPhase = ({ query }: { readonly query: URLSearchParams }) => {
  const phase = phases.find((one) => one === query.get('phase')) ?? 'intake';
  return clients.map((client) => ({
    ...client,
    key: `${client.key}-${phase}`,
    standing: client.standing && { ...client.standing, phase },
  }));
};

export const OnTheBoard: Story = { parameters: screen('/team-portal/clients', inPhase) };
export const AsList: Story = { parameters: screen('/team-portal/clients?view=list', clients) };
export const Nobody: Story = { parameters: screen('/team-portal/clients?view=list&q=x', []) };
