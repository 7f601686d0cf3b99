import type { Meta, StoryObj } from '@storybook/react-webpack5';

/** All values live in `tokens.css`; a test keeps text at 4.5:1 and strokes at 3:1 on both grounds. Use tokens, never raw colours. */
const meta = { title: 'Tokens/All' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = {
  'Paper and night': ['paper', 'leaf', 'shade', 'ink', 'ink-2', 'ink-3', 'hair', 'hair-strong'],
  'Action, attention, calm': [
    'aubergine',
    'aubergine-hover',
    'aubergine-wash',
    'gold',
    'gold-ink',
    'gold-wash',
    'verdigris',
    'verdigris-wash',
  ],
  'Trouble and focus': ['danger', 'danger-wash', 'focus'],
  Charts: ['design-red', 'centre-fill', 'centre-edge', 'tube'],
  Status: ['status-pending', 'status-reviewed', 'status-contacted', 'status-booked', 'status-other'],
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 16,
  marginBlock: '8px 32px',
};

const Colors = () => (
  <>
    {Object.entries(colors).map(([group, names]) => (
      <section key={group}>
        <h2 className="eyebrow">{group}</h2>
        <div style={row}>
          {names.map((name) => (
            <div key={name} className="small">
              <div style={{ height: 64, background: `var(--${name})`, border: '1px solid var(--hair-strong)' }} />
              {name}
            </div>
          ))}
        </div>
      </section>
    ))}
  </>
);

export const ColorsOnPaper: Story = { render: Colors };
export const ColorsByNight: Story = { render: Colors, globals: { theme: 'dark' } };

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <p className="eyebrow">Eyebrow</p>
      <h1>What the silence taught</h1>
      <h2>The sky at 00:05</h2>
      <h3>Client Assessment</h3>
      <p className="lead">A lead, in the serif, that carries the reader from the heading into the page.</p>
      <p className="prose">
        Prose is set for reading: nineteen pixels over sixty-two characters, as in a well-set book.
      </p>
      <p>Interface text is Instrument Sans at seventeen pixels.</p>
      <p className="quiet small">Quiet and small, for what can wait.</p>
      <p className="side-head">A side-head in the margin</p>
      <p className="tnum">0123456789 in tabular figures: 19°15′33″</p>
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
        <div key={step} className="small tnum" style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ width: 40 }}>s-{step}</span>
          <span style={{ width: `var(--s-${step})`, height: 16, background: 'var(--gold)' }} />
        </div>
      ))}
    </div>
  ),
};
