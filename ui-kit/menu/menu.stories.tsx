import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Avatar, Button } from '#ui';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator, SubMenu } from './menu';

function Theme() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <MenuChoice
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Paper' },
        { value: 'dark', label: 'Night' },
      ]}
    />
  );
}

/** A list of actions under a button. Submenus open after 100 ms and give the pointer 300 ms to travel. */
const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    open: true,
    align: 'start',
    trigger: (
      <Button variant="bare" aria-label="Account menu, Hélène Marchand">
        <Avatar person={{ name: 'Hélène Marchand' }} />
        Hélène
      </Button>
    ),
    children: (
      <>
        <MenuLabel>helene@example.org</MenuLabel>
        <MenuItem asChild>
          <a href="#profile">View Profile</a>
        </MenuItem>
        <SubMenu label="Theme">
          <Theme />
        </SubMenu>
        <MenuItem disabled>Team</MenuItem>
        <MenuSeparator />
        <MenuItem>Sign Out</MenuItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ minHeight: 340 }}>{Story()}</div>],
  parameters: {
    docs: { story: { inline: false, height: '400px' } },
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const ByKeys: Story = {
  args: { open: undefined },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'View Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const system = await screen.findByRole('menuitemradio', { name: 'System' });
    await waitFor(() => expect(system).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
export const Closed: Story = { args: { open: undefined } };
export const Choices: Story = { args: { children: <Theme /> } };
export const LongText: Story = {
  args: {
    children: (
      <MenuItem tone="danger">Delete everything that was ever written here, for good and in all versions</MenuItem>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
