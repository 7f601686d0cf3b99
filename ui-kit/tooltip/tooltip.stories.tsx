import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Icon } from '#ui';
import { Tooltip } from './tooltip';

/** **Do** name the control itself; the tooltip only helps. Opens after 700 ms of hover, at once on focus. */
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('button');
  },
};
export const Dark: Story = { ...OnFocus, globals: { theme: 'dark' } };
