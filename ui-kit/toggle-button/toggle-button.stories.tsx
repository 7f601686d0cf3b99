import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { bookmark, heart } from '../icon/shapes';
import { ToggleButton, type ToggleButtonProps } from './toggle-button';

function Controlled(props: ToggleButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  const count = props.count === undefined ? undefined : props.count + (pressed ? 1 : 0) - (props.pressed ? 1 : 0);
  return <ToggleButton {...props} pressed={pressed} count={count} onClick={() => setPressed(!pressed)} />;
}

/** On or off for the person: a like, a bookmark. */
const meta = {
  title: 'Basics/ToggleButton',
  component: ToggleButton,
  render: (args) => <Controlled {...args} />,
  args: { pressed: false, shape: heart, label: 'Like', count: 213 },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Like, 213' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Like, 214');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Like, 213');
  },
};
export const On: Story = { args: { pressed: true } };
export const Bookmark: Story = { args: { shape: bookmark, label: 'Bookmark', count: undefined } };
export const Named: Story = { args: { shape: bookmark, label: 'Bookmark', count: undefined, named: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { args: { pressed: true }, globals: { theme: 'dark' } };
export const States: Story = { parameters: { states: true } };
