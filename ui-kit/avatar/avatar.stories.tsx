import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar } from './avatar';

/** Initials in a ring of chords, drawn from the name and always the same. */
const meta = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { person: { firstName: 'Mara', lastName: 'Castellan' }, size: 48 },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const ByEmail: Story = { args: { person: { email: 'suda@example.org' } } };
export const Nobody: Story = { args: { person: {} } };
export const Large: Story = { args: { size: 72, label: 'Mara Castellan' } };
export const Several: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['Hélène Marchand', 'Imre Falk', 'Ana Lindqvist', 'Tomás Oyarzún', 'Suda', '王小明'].map((name) => (
        <Avatar key={name} person={{ name }} size={56} label={name} />
      ))}
    </p>
  ),
};
export const Dark: Story = { ...Several, globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
