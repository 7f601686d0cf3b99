import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { Button, Icon } from '#ui';
import { Tooltip } from './tooltip';

/** A few words that help with a control. Opens after 700 ms of hover, at once on focus. */
const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Only you can read this until you share it',
    side: 'bottom',
    children: (
      <Button variant="bare" aria-label="Only you">
        <Icon name="lock" />
      </Button>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 120, paddingInlineStart: 120 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only you can read this');
  },
};
export const Dark: Story = { ...OnFocus, globals: { theme: 'dark' } };
