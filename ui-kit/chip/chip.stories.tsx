import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Chip } from './chip';

/** One of several that can be switched on; pressing again switches it off. */
const meta = {
  title: 'Forms/Chip',
  component: Chip,
  args: { children: 'Meaning', pressed: false },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Goals() {
  const [chosen, setChosen] = useState(['Grief', 'Meaning', 'Work']);
  return (
    <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <legend className="small">Goals, at most three</legend>
      {['Grief', 'Meaning', 'Work', 'Relationships', 'Creativity'].map((goal) => {
        const pressed = chosen.includes(goal);
        return (
          <Chip
            key={goal}
            pressed={pressed}
            blocked={!pressed && chosen.length === 3}
            onClick={() => setChosen(pressed ? chosen.filter((other) => other !== goal) : [...chosen, goal])}
          >
            {goal}
          </Chip>
        );
      })}
    </fieldset>
  );
}

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const Blocked: Story = { args: { blocked: true } };
export const ThreeOfFive: Story = {
  render: () => <Goals />,
  play: async ({ canvas, userEvent }) => {
    const creativity = canvas.getByRole('button', { name: 'Creativity' });
    await userEvent.click(creativity);
    await expect(creativity).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Grief' }));
    await userEvent.click(creativity);
    await expect(creativity).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(creativity);
    await userEvent.click(canvas.getByRole('button', { name: 'Grief' }));
  },
};
export const Dark: Story = { ...ThreeOfFive, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
export const LongText: Story = {
  args: { children: 'Relationships that ended without a word and those that go on that way' },
  globals: { viewport: { value: 'narrow' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
