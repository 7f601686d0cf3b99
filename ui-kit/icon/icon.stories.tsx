import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon, type IconName } from './icon';

/** Our own strokes in a 24-unit box. */
const meta = {
  title: 'Basics/Icon',
  component: Icon,
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
const names: IconName[] = [
  'arrow',
  'back',
  'check',
  'clock',
  'close',
  'down',
  'error',
  'eye',
  'eye-off',
  'info',
  'lock',
  'mail',
  'menu',
  'more',
  'person',
  'plus',
  'search',
  'success',
];
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, listStyle: 'none', padding: 0 }}>
      {names.map((name) => (
        <li key={name} className="small" style={{ display: 'grid', gap: 6, justifyItems: 'center' }}>
          <Icon name={name} size={24} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
