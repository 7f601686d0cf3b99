import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties, ReactNode } from 'react';

/** Two faces: Fraunces for display, reading and the client's own words; Instrument Sans for the interface and all figures. */
const meta = {
  title: 'Tokens/Type',
  parameters: {
    advice: {
      do: ['Keep reading text at 62 characters a line.', 'Set figures in columns with `tnum`.'],
      dont: ['Anything but the client’s own words in the serif italic with quotation marks.', 'A third face.'],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
        gap: 24,
        alignItems: 'baseline',
      }}
    >
      <code className="small quiet">{name}</code>
      {children}
    </div>
  );
}

const stack: CSSProperties = { display: 'grid', gap: 28 };

export const Voices: Story = {
  render: () => (
    <div style={stack}>
      <Row name="h1">
        <h1>What the silence taught</h1>
      </Row>
      <Row name="h2">
        <h2>The sky at 00:05</h2>
      </Row>
      <Row name="h3">
        <h3>Client Assessment</h3>
      </Row>
      <Row name=".lead">
        <p className="lead">A lead, in the serif, that carries the reader from the heading into the page.</p>
      </Row>
      <Row name=".prose">
        <p className="prose">
          Prose is set for reading: nineteen pixels over sixty-two characters, as in a well-set book. It does not hurry,
          and it leaves a margin for what the reader thinks.
        </p>
      </Row>
      <Row name="p">
        <p>Interface text is Instrument Sans at seventeen pixels.</p>
      </Row>
      <Row name=".side-head">
        <p className="side-head">A side-head in the margin</p>
      </Row>
      <Row name=".eyebrow">
        <p className="eyebrow">Labor 4 of 12</p>
      </Row>
      <Row name=".quiet .small">
        <p className="quiet small">Quiet and small, for what can wait.</p>
      </Row>
      <Row name=".tnum">
        <p className="tnum">
          0123456789, 19°15′33″
          <br />
          1111111111, 11°11′11″
        </p>
      </Row>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div style={stack}>
      {['3xl', '2xl', 'xl', 'l', 'prose', 'm', 's', 'xs'].map((size) => (
        <Row key={size} name={`--t-${size}`}>
          <span style={{ fontSize: `var(--t-${size})`, fontFamily: 'var(--serif)', lineHeight: 1.15 }}>
            Twelve faces, turned one by one
          </span>
        </Row>
      ))}
    </div>
  ),
};
export const Narrow: Story = { ...Voices, globals: { viewport: { value: 'narrow' } } };
