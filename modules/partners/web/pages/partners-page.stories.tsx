import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { samplePartners } from '../../data/sample-partners';
import { PartnersPage } from './partners-page';

/** Whom the team works with. */
const meta = {
  title: 'Screens/Partners',
  component: PartnersPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PartnersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const partners = samplePartners.map((one, index) => ({
  ...one,
  id: `p${index}`,
  sample: true,
  archived: false,
  version: 1,
}));

export const Everybody: Story = {
  parameters: { screen: { as: 'staff', at: '/management/partners', api: { 'GET /api/partners': partners } } },
};
export const Nobody: Story = {
  parameters: { screen: { as: 'staff', at: '/management/partners', api: { 'GET /api/partners': [] } } },
};
