import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aMessage, aNotice, aPodView, aReply, aReport, aRow, aTalk, ids } from '../../testing/posts';
import { DiscussionPage } from './discussion-page';
import { ForumPage } from './forum-page';
import { NewDiscussionPage } from './new-discussion-page';
import { NewPodPage } from './new-pod-page';
import { NoticesPage } from './notices-page';
import { PodPage } from './pod-page';
import { PodsPage } from './pods-page';
import { ReportsPage } from './reports-page';

/** The forum, a discussion, the pods with a room, notifications and the moderators' queue. */
const meta = {
  title: 'Screens/Community',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (at: string, path: string, api: Record<string, unknown>, as: 'client' | 'staff' = 'client') => ({
  screen: { as, at, path, api },
});
const talk = `/api/discussions/${ids.talk}`;
const pod = `/api/pods/${ids.pod}`;
const others = ['Line 5, and being asked to fix what you did not break', 'A dream with a locked kitchen'];

export const Forum: Story = {
  render: () => <ForumPage />,
  parameters: screen('/community', '/community', {
    'GET /api/discussions': [
      aRow(),
      ...others.map((title, index) => aRow({ id: index ? ids.other : ids.reply, title, sample: false })),
    ],
  }),
};
export const NoDiscussion: Story = {
  render: () => <ForumPage />,
  parameters: screen('/community', '/community', { 'GET /api/discussions': [] }),
};
export const Discussion: Story = {
  render: () => <DiscussionPage />,
  parameters: screen(`/community/discussions/${ids.talk}`, '/community/discussions/:id', {
    [`GET ${talk}`]: aTalk(),
    [`GET ${talk}/responses`]: [aReply(), aReply({ id: ids.other, blocked: true })],
  }),
};
export const NewDiscussion: Story = {
  render: () => <NewDiscussionPage />,
  parameters: screen('/community/new', '/community/new', {}),
};
export const Pods: Story = {
  render: () => <PodsPage />,
  parameters: screen('/community/pods', '/community/pods', {
    'GET /api/pods': [
      aPodView(),
      aPodView({ id: ids.other, name: 'Reading slowly', access: 'request', you: 'requested' }),
    ],
  }),
};
export const NewPod: Story = {
  render: () => <NewPodPage />,
  parameters: screen('/community/pods/new', '/community/pods/new', {}),
};
export const Room: Story = {
  render: () => <PodPage />,
  parameters: screen(`/community/pods/${ids.pod}`, '/community/pods/:id', {
    [`GET ${pod}`]: aPodView({ you: 'member' }),
    [`GET ${pod}/messages`]: [
      aMessage(1, 'Good evening.'),
      aMessage(2, 'One sentence. I can carry one into the kitchen.'),
    ],
    [`GET ${pod}/members`]: [{ person: { id: ids.tobias, name: 'Tobias R.', you: false }, role: 'guide' }],
    [`GET ${pod}/level`]: { level: 'normal' },
  }),
};
export const Notifications: Story = {
  render: () => <NoticesPage />,
  parameters: screen('/community/notifications', '/community/notifications', {
    'GET /api/notifications/me': [
      aNotice(),
      aNotice({ id: ids.reply, kind: 'pod-approved', about: 'Reading slowly', read: true }),
    ],
    'GET /api/notifications/digest': { on: true },
  }),
};
export const Reports: Story = {
  render: () => <ReportsPage />,
  parameters: screen('/community/reports', '/community/reports', { 'GET /api/reports': [aReport()] }, 'staff'),
};
