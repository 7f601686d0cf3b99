import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FaceIcon } from './face-icon';
import { Gem } from './gem';

/** **Do** say the progress in words beside it. Lit faces are rayed, others hatched, the open one is washed. */
const meta = {
  title: 'Signature/Gem',
  component: Gem,
  args: { lit: [1, 2, 3, 5, 6, 8, 9], current: 4 },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Gem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SevenOfTwelve: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Nothing: Story = { args: { lit: [], current: undefined } };
export const All: Story = { args: { lit: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], current: undefined, front: 12 } };
export const Faces: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 8, listStyle: 'none', padding: 0 }}>
      {(['completed', 'in-progress', 'pending'] as const).map((state) => (
        <li key={state} style={{ display: 'flex', gap: 10 }}>
          <FaceIcon state={state} />
          {state}
        </li>
      ))}
    </ul>
  ),
};
export const FacesDark: Story = { ...Faces, globals: { theme: 'dark' } };
