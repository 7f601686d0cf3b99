import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PageContents } from './page-contents';

const items = [
  { id: 'design', title: 'Human Design' },
  { id: 'sky', title: 'The sky' },
  { id: 'phases', title: 'Phases of life' },
  { id: 'gene-keys', title: 'Gene Keys' },
  { id: 'numbers', title: 'Numbers' },
  { id: 'chakras', title: 'Chakras' },
  { id: 'birth', title: 'Birth and accuracy' },
];

/** Jump links of a page that is longer than three screens. Stays below the header; moves sideways on phones. */
const meta = {
  title: 'Structure/PageContents',
  component: PageContents,
  args: { label: 'On this page', items },
  render: (args) => (
    <div>
      <PageContents {...args} />
      {args.items.map(({ id, title }) => (
        <section key={id} id={id} style={{ minBlockSize: '70svh', paddingBlockStart: 24 }}>
          <h2>{title}</h2>
        </section>
      ))}
    </div>
  ),
} satisfies Meta<typeof PageContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Few: Story = {
  args: { items: items.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Human Design' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'The sky' })).toHaveAttribute('href', '#sky');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
