import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anaAsks, anaRow, overviewWith, tomasRow } from '../testing/consents';
import { SharingPage } from './sharing-page';

/** Who may read what of the client's, for how long, and when they last did. */
const meta = {
  title: 'Screens/Sharing',
  component: SharingPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SharingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (overview: unknown) => ({
  screen: { as: 'client', at: '/matching/sharing', api: { 'GET /api/consents/me': overview } },
});

export const TwoPeople: Story = {
  parameters: screen(overviewWith([anaRow({ requests: anaAsks(['labor:1', 'intake-medical']) }), tomasRow()])),
};
export const Nobody: Story = { parameters: screen(overviewWith([])) };
