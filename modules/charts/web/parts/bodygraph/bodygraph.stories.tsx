import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Bodygraph, type BodygraphProps } from './bodygraph';
import { BodygraphFigure } from './bodygraph-figure';
import { BodygraphTable } from './bodygraph-table';
import type { BodygraphSelection } from './chart';
import { sampleCharts, sampleOverlays } from './testing/sample-charts';

/** **Do** put the table next to it and open a sheet on a choice. **Don't** recolour it: ink, red hatching and gold are its meaning. */
const meta = {
  title: 'Signature/Bodygraph',
  component: Bodygraph,
  args: sampleCharts.manifestor,
  argTypes: {
    personality: { description: 'What was active at birth, by planet.' },
    design: { description: 'What was active 88 degrees of the sun before birth, by planet.' },
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
export const Chosen: Story = { args: { selected: { kind: 'center', center: 'Throat' } }, render: Choosing };
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
