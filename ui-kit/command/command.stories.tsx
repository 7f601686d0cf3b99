import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '#ui';
import type { Search } from '../combobox/use-options';
import { Command, type CommandGroup, type CommandItem, type CommandProps } from './command';

const everything: CommandGroup[] = [
  {
    key: 'articles',
    label: 'Journal',
    items: [
      { key: 'a1', text: 'The Hour You Were Born, and How Sure You Are of It', detail: 'Article, Science' },
      { key: 'a2', text: 'Grief Has Layers, and They Slip', detail: 'Article, Integration' },
      { key: 'a3', text: 'What Two People Notice When They Disagree', detail: 'Guide, Science' },
    ],
  },
  {
    key: 'pages',
    label: 'Pages',
    items: [
      { key: '/client-journey', text: 'The journey', detail: 'What it costs and how long it takes' },
      { key: '/labors', text: 'Your Labors', detail: '7 of 12' },
    ],
  },
];

const find: Search<CommandGroup> = async (text) =>
  everything.map((group) => ({
    ...group,
    items: group.items.filter((item) => item.text.toLowerCase().includes(text.toLowerCase())),
  }));

const start: CommandGroup[] = [
  { key: 'last', label: 'Last read', items: everything[0]?.items.slice(0, 1) ?? [] },
  { key: 'go', label: 'Go to', items: everything[1]?.items ?? [] },
];

function Called(props: CommandProps<CommandItem>) {
  const [open, setOpen] = useState(props.open);
  const [chosen, setChosen] = useState('');
  return (
    <div style={{ minHeight: 480 }}>
      <Button onClick={() => setOpen(true)}>Search</Button> <span role="status">{chosen}</span>
      <Command {...props} open={open} onOpenChange={setOpen} onChoose={(item) => setChosen(item.text)} />
    </div>
  );
}

/** The search over everything. An overlay of the shell opens it, by Ctrl+K or Cmd+K. */
const meta = {
  title: 'Overlays/Command',
  component: Command,
  render: (args) => <Called key={`${args.open}`} {...args} />,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onChoose: () => undefined,
    label: 'Search Hedo',
    placeholder: 'Articles, pages, Labors',
    search: find,
    start,
    delay: 0,
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof Command>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), text);
  };

export const Start: Story = {};
export const Found: Story = {
  play: async (context) => {
    await type('the')(context);
    await expect(await screen.findByRole('option', { name: /The Hour/ })).toHaveAttribute('aria-selected', 'true');
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /Grief/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const Chosen: Story = {
  play: async (context) => {
    await type('grief')(context);
    await screen.findByRole('option', { name: /Grief/ });
    await expect(screen.queryByRole('option', { name: /Hour/ })).toBeNull();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('status')).toHaveTextContent('Grief Has Layers');
  },
};
export const NothingFound: Story = { play: type('zz') };
export const Searching: Story = { args: { search: () => new Promise(() => undefined) }, play: type('mo') };
export const Failed: Story = { args: { search: () => Promise.reject(new Error('offline')) }, play: type('mo') };
export const Narrow: Story = { ...Found, globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { ...Found, globals: { direction: 'rtl' } };
export const Dark: Story = { ...Found, globals: { theme: 'dark' } };
