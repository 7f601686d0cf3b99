import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Chip } from './chip';

/** **Do** say beside a blocked chip why it is blocked. Pressing again switches off. */
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
export const ThreeOfFive: Story = { render: () => <Goals /> };
export const Dark: Story = { ...ThreeOfFive, globals: { theme: 'dark' } };
