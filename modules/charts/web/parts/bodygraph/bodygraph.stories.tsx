import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import { Bodygraph, type BodygraphProps } from './bodygraph';
import { BodygraphFigure } from './bodygraph-figure';
import { BodygraphTable } from './bodygraph-table';
import type { BodygraphSelection } from './chart';
import { sampleCharts, sampleOverlays } from './testing/sample-charts';

const small = (part: ReactNode) => <div style={{ maxWidth: 280 }}>{part}</div>;

/** The nine centres, 36 channels and 64 gates of one chart. */
const meta = {
  title: 'Signature/Bodygraph',
  component: Bodygraph,
  args: sampleCharts.manifestor,
  argTypes: {
    personality: { description: 'What was active at birth, by planet.' },
    design: { description: 'What was active 88 degrees of the sun before birth, by planet.' },
    selected: {
      mapping: {
        'A centre': { kind: 'center', center: 'Throat' },
        'A gate': { kind: 'gate', gate: 51, center: 'Heart' },
        'A channel': { kind: 'channel', channel: '25-51' },
      },
    },
    show: { mapping: { 'Personality only': ['personality'], 'Design only': ['design'], Neither: [] } },
    overlays: {
      mapping: {
        Transits: [sampleOverlays.transit],
        'Transits and another person': [sampleOverlays.transit, sampleOverlays.person],
      },
    },
  },
  parameters: {
    part: {
      status: 'stable',
      changes: [
        { on: '2026-11-23', text: 'Transits and another person can be laid over it.' },
        { on: '2026-11-21', text: 'First version.' },
      ],
      anatomy: {
        show: small(<Bodygraph {...sampleCharts.manifestor} onSelect={() => undefined} />),
        rows: [
          ['Picture', 'svg', 'Scales with its column; at most 470 px wide.'],
          ['Centre', 'svg [role="button"]', 'Filled when it is defined. On phones the centres are the targets.'],
        ],
      },
      keyboard: [
        ['Tab', 'Reaches the picture.'],
        ['← → ↑ ↓', 'Go from centre to centre.'],
        ['Enter Space', 'Choose the centre.'],
      ],
      accessibility: [
        'One image with a summary in words; with `onSelect` its centres are buttons with names.',
        'Red hatching and black ink differ in their strokes, not by colour alone.',
        'Put a table next to it: it says the same.',
      ],
      dos: [
        {
          show: small(<BodygraphTable {...sampleCharts.manifestor} onSelect={() => undefined} />),
          text: 'Put the table next to it, and open a sheet on a choice.',
        },
      ],
      donts: [
        {
          show: <div style={{ filter: 'hue-rotate(180deg)' }}>{small(<Bodygraph {...sampleCharts.manifestor} />)}</div>,
          text: 'Other colours: ink, red hatching and gold are its meaning.',
        },
      ],
    } satisfies PartDocs,
  },
  decorators: [(Story) => <div style={{ maxWidth: 470, margin: '0 auto' }}>{Story()}</div>],
} satisfies Meta<typeof Bodygraph>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ selected: first = null, ...props }: BodygraphProps) {
  const [selected, select] = useState<BodygraphSelection | null>(first);
  return <Bodygraph {...props} selected={selected} onSelect={select} />;
}

export const Picture: Story = {};
export const Chosen: Story = {
  args: { selected: { kind: 'center', center: 'Throat' } },
  render: Choosing,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const before = document.activeElement;
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).not.toBe(before);
    await expect(canvas.getAllByRole('button')).toContain(document.activeElement);
  },
};
export const GateChosen: Story = { args: { selected: { kind: 'gate', gate: 51, center: 'Heart' } }, render: Choosing };
export const ChannelChosen: Story = { args: { selected: { kind: 'channel', channel: '25-51' } }, render: Choosing };
export const Joint: Story = { args: sampleCharts.generator, render: Choosing };
export const NothingDefined: Story = { args: sampleCharts.reflector, render: Choosing };
export const DesignOnly: Story = { args: { show: ['design'] } };
export const PersonalityOnly: Story = { args: { show: ['personality'] } };
/** Without a birth time some bodies have no place yet. */
export const TimeUnknown: Story = {
  args: {
    ...sampleCharts.reflector,
    channels: [],
    personality: { Sun: { gate: 51, line: 5 }, Earth: { gate: 57, line: 5 }, Moon: null },
    design: {},
  },
};
/** The sky of a moment: dots, and a glow along what it closes. */
export const WithTransits: Story = { args: { overlays: [sampleOverlays.transit] }, render: Choosing };
/** Bars for another person; with both a dot and a bar in turns. */
export const WithTransitsAndPerson: Story = {
  args: { overlays: [sampleOverlays.transit, sampleOverlays.person] },
  render: Choosing,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const NeitherSide: Story = { args: { show: [], overlays: [sampleOverlays.person] } };
export const Narrow: Story = { ...Chosen, globals: { viewport: { value: 'narrow' } } };
export const AsTable: Story = {
  render: (args) => <BodygraphTable {...args} onSelect={() => undefined} />,
  decorators: [(Story) => <div style={{ width: 'min(640px, 90vw)' }}>{Story()}</div>],
};
export const AsTableWithOverlays: Story = {
  ...AsTable,
  args: { overlays: [sampleOverlays.transit, sampleOverlays.person] },
};
export const Composed: Story = {
  render: (args) => <BodygraphFigure {...args} tools={<a href="#table">Show as table</a>} />,
  decorators: [(Story) => <div style={{ width: 'min(720px, 92vw)' }}>{Story()}</div>],
};
