import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ConsultationView } from '../../schemas/inbox';
import { aCard, aRequest, someCounts } from '../../testing/requests';
import { InboxPage } from './inbox-page';

const list = '/api/consultation-requests';
const cards = [
  aCard(1, { name: 'Mara Castellan', email: 'mara.c@example.org' }),
  aCard(2, { name: 'Tobias Renner' }),
  aCard(3, { name: 'Ines Oyelaran', email: '', profileGenerated: false }),
  aCard(4, { name: 'Per-Anders Lindqvist', status: 'reviewed' }),
  aCard(5, { name: 'Suda', status: 'contacted' }),
  aCard(6, { name: 'Maximiliane von Hohenberg-Schwarzenfels', kind: 'contact', profileGenerated: false }),
  aCard(7, { name: '王小明', status: 'snoozed' as never, profileGenerated: false }),
];

/** The page with one request open in one of its tabs; without a request, the list alone. */
const screenOf = (request: Partial<ConsultationView> | null, tab = 'profile', rows = cards) => ({
  screen: {
    as: 'staff' as const,
    at: request ? `/admin/consultations?request=${aRequest().id}&tab=${tab}` : '/admin/consultations',
    api: {
      [`GET ${list}`]: rows,
      [`GET ${list}/counts`]: someCounts(rows.length),
      [`GET ${list}/${aRequest().id}`]: aRequest(request ?? {}),
    },
  },
});

/** The team's inbox: requests on one side, what is open on the other. */
const meta = {
  title: 'Screens/Consultation requests',
  component: InboxPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof InboxPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { profileJob } = aRequest();
export const NothingSelected: Story = { parameters: screenOf(null) };
export const Empty: Story = { parameters: screenOf(null, '', []) };
export const BasicInfo: Story = { parameters: screenOf({}, 'basic') };
export const Profile: Story = { parameters: screenOf({}) };
export const InProgress: Story = {
  parameters: screenOf({ generatedProfile: null, profileJob: { ...profileJob, state: 'running' } }),
};
export const Unreadable: Story = { parameters: screenOf({ generatedProfile: '{"version":' }) };
export const Actions: Story = { parameters: screenOf({}, 'actions') };
