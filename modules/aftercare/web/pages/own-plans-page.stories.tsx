import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aPlanView, donePlan } from '../testing/plans';
import { OwnPlansPage } from './own-plans-page';

/** A client's plans for the time after. */
const meta = {
  title: 'Screens/Aftercare',
  component: OwnPlansPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OwnPlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader of client stories. */
const reader = '555e1ec1-6346-4c09-b1c0-f9724ca69356';
const screen = (plans: unknown) => ({
  screen: {
    as: 'client',
    at: '/aftercare',
    api: { [`GET /api/aftercare/${reader}`]: { name: 'Mara Castellan', plans } },
  },
});

export const UnderWay: Story = { parameters: screen([donePlan('Hard, and good.')]) };
export const Closed: Story = {
  parameters: screen([aPlanView({ status: 'closed', outcome: 'Sleeps again, and writes when it is hard.' })]),
};
export const Nothing: Story = { parameters: screen([]) };
