import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Chip } from '../chip/chip';
import { Cluster } from './cluster';

/** Things in a row that goes on in the next line where it does not fit. */
const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    children: (
      <>
        <Button variant="loud">Continue Assessment</Button>
        <Button>View Profile</Button>
        <Button variant="bare">Not now</Button>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const Chips: Story = {
  args: {
    gap: 2,
    children: ['Meaning', 'Grief', 'Work', 'Love', 'Sleep', 'Body', 'Money', 'Faith'].map((name) => (
      <Chip key={name} pressed={name === 'Grief'}>
        {name}
      </Chip>
    )),
  },
};
export const NameAndStatus: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <h3>Hélène Marchand</h3>
        <Badge tone="pending">Pending</Badge>
      </>
    ),
  },
};
export const AtTheEnd: Story = { args: { justify: 'end' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
