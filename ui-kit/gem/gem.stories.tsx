import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FaceIcon } from './face-icon';
import { Gem } from './gem';
import { LivingGem } from './living-gem';
import { TurningGem } from './turning-gem';

/**
 * **Do** say the progress in words next to it. Lit faces are rayed, others hatched, the open one is washed. As Labors get
 * done, stone and gold grow warmer: twelve palettes, chosen by the number of lit faces.
 *
 * **Don't** let it turn without a button to pause it (`LivingGem` brings one), and don't put it where something else moves.
 */
const meta = {
  title: 'Signature/Gem',
  component: Gem,
  args: { lit: [1, 2, 3, 5, 6, 8, 9], current: 4 },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Gem>;
export default meta;
type Story = StoryObj<typeof meta>;

const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const SevenOfTwelve: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Nothing: Story = { args: { lit: [], current: undefined } };
export const All: Story = { args: { lit: twelve, current: undefined, front: 12 } };
export const FromAbove: Story = { args: { lit: [1, 2, 3, 6, 9], current: undefined, front: 4, up: 3 } };
export const WithoutNumerals: Story = { args: { numerals: false } };

/** With its button, as on the landing page: still at first, turning when the page is idle, resting when paused. */
export const Living: Story = {
  render: () => (
    <LivingGem
      lit={[1, 2, 3, 6, 9]}
      front={4}
      up={3}
      caption={
        <>
          <b>5 of 12</b> faces lit.
        </>
      }
      words={{ pause: 'Pause', turn: 'Turn' }}
    />
  ),
  play: async ({ canvasElement }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvasElement.querySelector('button') as HTMLButtonElement;
    const picture = () => canvasElement.querySelector('svg')?.innerHTML;
    await waitFor(() => expect(button).toBeVisible(), { timeout: 10_000 });
    const still = picture();
    await waitFor(() => expect(picture()).not.toBe(still), { timeout: 5000 });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Turn');
    const rested = picture();
    await new Promise((later) => setTimeout(later, 300));
    await expect(picture()).toBe(rested);
  },
};
export const LivingDark: Story = { render: Living.render as NonNullable<Story['render']>, globals: { theme: 'dark' } };
export const Paused: Story = { render: () => <TurningGem running={false} lit={[1, 2, 3, 6, 9]} front={4} up={3} /> };

/** From nothing done to eleven and more. */
export const Palettes: Story = {
  decorators: [(Story) => <div style={{ width: 'min(90vw, 1040px)' }}>{Story()}</div>],
  render: () => (
    <ol
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 150px)',
        gap: 20,
        listStyle: 'none',
        padding: 0,
      }}
    >
      {[0, ...twelve.slice(0, -1)].map((done) => (
        <li key={done} className="small">
          <Gem lit={twelve.slice(0, done)} front={4} up={3} />
          {done} done
        </li>
      ))}
    </ol>
  ),
};
export const PalettesDark: Story = { ...Palettes, globals: { theme: 'dark' } };

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
