import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { ChartFrame } from './chart-frame';

const steps: [string, number][] = [
  ['Path', 642],
  ['Personal information', 598],
  ['Intentions', 571],
  ['Stuck areas, triggers', 488],
  ['Relationships, intimacy', 462],
  ['Hidden aspects, dreams', 421],
];

const bars = (
  <svg
    viewBox="0 0 560 186"
    role="img"
    aria-label="People reaching each step, from 642 at the first to 421 at the sixth"
  >
    {steps.map(([name, reached], row) => (
      <g key={name} transform={`translate(0 ${row * 31})`} fontSize="15">
        <text y="20" fill="var(--ink)">
          {name}
        </text>
        <rect x="200" y="7" width={reached * 0.45} height="16" fill="var(--aubergine)" />
        <text x="556" y="20" textAnchor="end" fill="var(--ink)">
          {reached}
        </text>
      </g>
    ))}
  </svg>
);

/** Title, unit, finding, drawing, table, source: the same for every chart. */
const meta = {
  title: 'Structure/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Where people leave the intake',
    unit: 'People reaching each of the first six steps',
    finding: 'Two in three come this far. Most leave at the step that asks for the most writing.',
    source: 'Sample data, as of 21 November 2026, 06:00 UTC.',
    fileName: 'intake-steps',
    figures: {
      columns: ['Step', 'Reached', 'Lost'],
      rows: steps.map(([name, reached], row) => [name, reached, row ? (steps[row - 1]?.[1] ?? 0) - reached : null]),
    },
    children: bars,
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download/ }));
    const figures = await screen.findByRole('menuitem', { name: 'Figures (CSV)' });
    await waitFor(() => expect(figures).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
    await expect(canvas.getByRole('rowheader', { name: 'Intentions' })).toBeVisible();
  },
};
export const WithoutFinding: Story = { args: { finding: undefined } };
export const LongText: Story = {
  args: { title: 'Where people leave the intake, by the step that they had opened last before they closed the page' },
  globals: { viewport: { value: 'narrow' } },
};
export const Dark: Story = { ...AsTable, globals: { theme: 'dark' } };
