import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anUptime, aReport, someMetrics } from '../testing/counted';
import { AnalyticsTab } from './analytics-tab';

/** The first tab of the Team Portal: the figures of the product. */
const meta = {
  title: 'Screens/Analytics',
  component: AnalyticsTab,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AnalyticsTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (report: object) => ({
  screen: {
    as: 'staff',
    at: '/team-portal',
    api: {
      'GET /api/analytics/metrics': someMetrics(),
      'GET /api/analytics/report': report,
      'GET /api/system/health': anUptime,
    },
  },
});

export const Analytics: Story = { parameters: screen(aReport()) };
/** The first day: nothing to compare with, nothing earned, nobody to come back. */
export const FirstDay: Story = {
  parameters: screen(
    aReport({
      sample: false,
      earnings: [],
      caseloads: [],
      funnel: aReport().funnel.map((step) => ({ ...step, count: 0, share: null })),
      cohorts: aReport().cohorts.map((cohort) => ({ ...cohort, clients: 0, active: cohort.active.map(() => null) })),
    }),
  ),
};
