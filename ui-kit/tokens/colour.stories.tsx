import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useLayoutEffect, useRef, useState } from 'react';
import { computeContrast } from './contrast';

/** Each colour is a pair, one for paper and one for night. The figures are measured here, from what the browser paints. */
const meta = {
  title: 'Tokens/Colour',
  parameters: {
    advice: {
      do: [
        'Take text to 4.5 and strokes of controls and charts to 3 on the ground they stand on.',
        'One accent a screen.',
      ],
      dont: ['A raw colour in a style sheet.', 'A colour that alone says something.'],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = {
  'Paper and night': ['paper', 'leaf', 'shade', 'ink', 'ink-2', 'ink-3', 'hair', 'hair-strong'],
  Action: ['aubergine', 'aubergine-hover', 'on-aubergine', 'aubergine-wash'],
  Attention: ['gold', 'gold-ink', 'gold-wash'],
  Calm: ['verdigris', 'verdigris-wash'],
  'Trouble and focus': ['danger', 'danger-wash', 'focus'],
  Charts: ['design-red', 'centre-fill', 'centre-edge', 'tube'],
  'Status, fills of discs': ['status-pending', 'status-reviewed', 'status-contacted', 'status-booked', 'status-other'],
};

function Swatch({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState<{ paper: number; ink: number } | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    setFigures({
      paper: computeContrast(style.backgroundColor, style.outlineColor),
      ink: computeContrast(style.backgroundColor, style.color),
    });
  }, []);
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <div
        ref={box}
        style={{
          flex: 'none',
          width: 48,
          height: 40,
          border: '1px solid var(--hair-strong)',
          background: `var(--${name})`,
          color: 'var(--ink)',
          outline: '0 solid var(--paper)',
        }}
      />
      <div style={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center' }}>
        <code className="small" style={{ flex: '1 1 10rem', whiteSpace: 'nowrap' }}>
          --{name}
        </code>
        <div style={{ display: 'flex', gap: 12 }}>
          <Figure ground="paper" value={figures?.paper} />
          <Figure ground="ink" value={figures?.ink} />
        </div>
      </div>
    </div>
  );
}

function Figure({ ground, value }: { ground: string; value: number | undefined }) {
  const mark = value === undefined ? '' : value >= 4.5 ? 'text' : value >= 3 ? 'stroke' : 'ground';
  return (
    <span className="small tnum" style={{ width: 92, textAlign: 'end', lineHeight: 1.3 }}>
      {value?.toFixed(2)}
      <br />
      <span className="quiet">
        {ground}: {mark}
      </span>
    </span>
  );
}

function Panel({ theme, name }: { theme: string; name: string }) {
  return (
    <div
      data-theme={theme}
      style={{ display: 'grid', gap: 12, padding: 24, background: 'var(--paper)', color: 'var(--ink)' }}
    >
      <h2>{name}</h2>
      {Object.entries(groups).map(([group, names]) => (
        <section key={group} style={{ display: 'grid', gap: 8 }}>
          <h3 className="eyebrow">{group}</h3>
          {names.map((token) => (
            <Swatch key={token} name={token} />
          ))}
        </section>
      ))}
    </div>
  );
}

export const PaperAndNight: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))' }}>
      <Panel theme="light" name="Paper" />
      <Panel theme="dark" name="Night" />
    </div>
  ),
};
