import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LogoMark } from './logo-mark';

/** The gem in three colours. Stands next to the name, never alone. */
const meta = {
  title: 'Signature/LogoMark',
  component: LogoMark,
  args: { size: 28 },
} satisfies Meta<typeof LogoMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10, font: '480 1.375rem/1 var(--serif)' }}>
      <LogoMark {...args} />
      Hedo
    </span>
  ),
};
export const Large: Story = { args: { size: 160 } };
export const Dark: Story = { ...Header, globals: { theme: 'dark' } };
