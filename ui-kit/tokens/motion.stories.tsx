import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '#ui';

/** Motion shows where something came from: 150 to 250 ms, out of the movement and into rest. */
const meta = {
  title: 'Tokens/Motion',
  parameters: {
    advice: {
      do: [
        'Use `--fast` for what answers a press and `--slow` for what enters.',
        'Let it end at once where less motion is wished.',
      ],
      dont: [
        'What flashes, scrolls by itself or bounces.',
        'A second celebration: the gem turning to a new lit face is the only one.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Times() {
  const [there, setThere] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <Button onClick={() => setThere(!there)}>Move</Button>
      {['fast', 'slow'].map((time) => (
        <div key={time} style={{ display: 'grid', gap: 6, width: 'min(420px, 100%)' }}>
          <code className="small">
            --{time}, {time === 'fast' ? '160' : '240'} ms, --ease
          </code>
          <div style={{ borderBottom: '1px solid var(--hair-strong)' }}>
            <div
              style={{
                width: 32,
                height: 32,
                marginInlineStart: there ? 'calc(100% - 32px)' : 0,
                borderRadius: '50%',
                background: 'var(--gold)',
                transition: `margin var(--${time}) var(--ease)`,
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

export const Moves: Story = { render: Times };
