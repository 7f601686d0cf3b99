import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useApi } from '#core/web';
import { getProfile } from '#modules/profile/public';
import { DetailPanel } from './detail-panel';

const path = 'GET /api/holistic-profiles/me/passages';
const labors = [
  { laborNumber: 6, reason: 'What you make is one way of being heard.', answered: false },
  { laborNumber: 9, reason: 'Among others you notice whether you speak and who listens.', answered: true },
];
const passage = {
  laborNumber: 9,
  laborName: 'Community',
  responseId: '00000000-0000-4000-8000-0000000000a9',
  text: 'At the table I wait until everyone has spoken. Then I say it in one sentence, and they call that calm.',
  writtenAt: '2025-11-18T09:00:00.000Z',
  reason: 'Among others you notice whether you speak and who listens.',
};
const found = { passages: [passage], labors, unread: [], heldBack: false };
const nothing = { ...found, passages: [] };
const screen = (look: string, answer: unknown) => ({
  as: 'client',
  at: `/profile/detailed?look=${look}`,
  api: { [path]: answer },
});

/** The sheet without the page under it, which has a story of its own. */
const Alone = () => {
  const { data } = useApi(getProfile);
  return data && <DetailPanel profile={data} />;
};

/** **Do** open it from wherever a centre, channel or gate is named. **Don't** put words of others into it: these are ours. */
const meta = {
  title: 'Screens/Part of the bodygraph',
  component: Alone,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Alone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Center: Story = { parameters: { screen: screen('center-Throat', found) } };
export const Gate: Story = { parameters: { screen: screen('gate-51', nothing) } };
export const Channel: Story = { parameters: { screen: screen('channel-10-20', found) } };
export const LeftOut: Story = {
  parameters: { screen: screen('gate-12', { ...nothing, unread: [6], heldBack: true }) },
};
