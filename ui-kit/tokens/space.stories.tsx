import type { Meta, StoryObj } from '@storybook/react-webpack5';

/** An 8 px rhythm with two half steps; hairlines instead of boxes. */
const meta = {
  title: 'Tokens/Space',
  parameters: {
    advice: {
      do: ['Step from part to part with these, and from section to section with `--section` and one hairline.'],
      dont: ['Cards inside cards.', 'A shadow where a margin would do.'],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const line = { display: 'flex', alignItems: 'center', gap: 16 };

export const Steps: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10 }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
        <div key={step} style={line}>
          <code className="small" style={{ width: '4rem' }}>
            --s-{step}
          </code>
          <span style={{ width: `var(--s-${step})`, height: 16, background: 'var(--gold)' }} />
        </div>
      ))}
    </div>
  ),
};

export const Widths: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['--measure', '--wide'].map((width) => (
        <div key={width} style={{ maxWidth: `var(${width})`, borderBottom: '2px solid var(--gold)' }}>
          <code className="small">{width}</code>
        </div>
      ))}
    </div>
  ),
};

export const CornersAndShadow: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {['--radius', '--radius-sheet', '--radius-pill'].map((radius) => (
        <div
          key={radius}
          style={{
            display: 'grid',
            placeItems: 'center',
            width: 180,
            height: 96,
            border: '1px solid var(--hair-strong)',
            borderRadius: `var(${radius})`,
          }}
        >
          <code className="small">{radius}</code>
        </div>
      ))}
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          width: 180,
          height: 96,
          background: 'var(--leaf)',
          boxShadow: 'var(--shadow)',
        }}
      >
        <code className="small">--shadow</code>
      </div>
    </div>
  ),
};
export const Dark: Story = { ...CornersAndShadow, globals: { theme: 'dark' } };
