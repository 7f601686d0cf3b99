import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import { AstroWheel } from './astro-wheel';
import { ChakraRadar } from './chakra-radar';
import { ElementBalance } from './element-balance';
import { KeysDiamond, type KeysDiamondProps } from './keys-diamond';
import { keysNodes } from './keys-layout';
import { KeysLegend } from './keys-legend';
import { aPassingSky, aSky } from './testing/sample-sky';
import { WheelFigure } from './wheel-figure';

/** Signs, houses, planets and aspects of a birth: the ascendant lies on the left, the zodiac runs counterclockwise. */
const meta = {
  title: 'Signature/Sky',
  component: AstroWheel,
  argTypes: { sky: { mapping: { 'The sky of a moment': aPassingSky() } } },
  args: { western: aSky() },
  parameters: {
    part: {
      status: 'stable',
      changes: [{ on: '2026-11-22', text: 'First version.' }],
      anatomy: {
        show: <WheelFigure western={aSky()} />,
        rows: [
          ['Wheel', 'svg', 'Scales with its column.'],
          ['Planet', 'svg [role="button"]', 'Chosen, its aspects are shown alone.'],
          ['Legend', 'ul', 'What the strokes of the lines mean.'],
        ],
      },
      keyboard: [
        ['Tab', 'Reaches the wheel.'],
        ['← →', 'Go from planet to planet in the order of the zodiac.'],
        ['Enter Space', 'Choose the planet, or leave it.'],
        ['Esc', 'Shows all aspects again.'],
      ],
      accessibility: [
        'One image with a summary in words; with `onChoose` its planets are buttons with names.',
        'Lines differ in their strokes, not by colour alone.',
        'Put the table of placements below it: it says the same.',
      ],
      dos: [
        {
          show: <WheelFigure western={aSky()} />,
          text: 'The wheel with its legend, and the table of placements below.',
        },
      ],
      donts: [
        {
          show: (
            <div style={{ width: 96 }}>
              <AstroWheel western={aSky()} />
            </div>
          ),
          text: 'A wheel as small as an icon: nobody reads its signs.',
        },
      ],
    } satisfies PartDocs,
  },
} satisfies Meta<typeof AstroWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wheel: Story = {};
/** With its legend, and with what a chosen planet touches. */
export const Figure: Story = {
  render: ({ western }) => <WheelFigure western={western} />,
};
export const ByKeyboard: Story = {
  ...Figure,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const WithoutATime: Story = {
  args: { western: { ...aSky(), ascendant: null, midheaven: null, placidusCusps: null, rising: null } },
};
export const Placidus: Story = { render: ({ western }) => <WheelFigure western={western} houses="placidus" /> };
export const EqualHouses: Story = { render: ({ western }) => <WheelFigure western={western} houses="equal" /> };
/** The sky of a moment as a ring around the chart; lines lead from it to the chart. */
export const WithTransits: Story = { render: ({ western }) => <WheelFigure western={western} sky={aPassingSky()} /> };
export const Elements: Story = { render: ({ western }) => <ElementBalance western={western} /> };
export const Radar: Story = {
  render: () => (
    <ChakraRadar
      values={['Crown', 'Third eye', 'Throat', 'Heart', 'Solar plexus', 'Sacral', 'Root'].map((name, index) => ({
        name,
        value: index === 5 ? null : ([24, 78, 91, 66, 40, 0, 33][index] ?? 0),
      }))}
    />
  ),
};

const words: Readonly<Record<string, string>> = { lifeWork: 'Life’s Work', iq: 'IQ', eq: 'EQ', sq: 'SQ' };
const names = Object.fromEntries(
  keysNodes.flatMap(({ spheres }) =>
    spheres.map((sphere) => [sphere, words[sphere] ?? sphere.replace(/^./, (letter) => letter.toUpperCase())]),
  ),
) as KeysDiamondProps['names'];
const keys: KeysDiamondProps['keys'] = {
  lifeWork: '51.5',
  evolution: '57.5',
  radiance: '61.1',
  purpose: '62.1',
  attraction: '41.3',
  iq: '20.6',
  eq: '7.6',
  sq: '49.5',
  core: '40.2',
  vocation: '40.2',
  culture: '26.1',
  brand: '51.5',
  pearl: '10.1',
};

const Diamond = (shown: KeysDiamondProps['keys']) => (
  <div style={{ width: 'min(460px, 90vw)' }}>
    <KeysDiamond keys={shown} names={names} onChoose={() => undefined} />
    <KeysLegend names={{ activation: 'Activation', venus: 'Venus', pearl: 'Pearl' }} />
  </div>
);

export const GeneKeys: Story = { render: () => Diamond(keys) };
export const GeneKeysWithoutATime: Story = {
  render: () => Diamond({ ...keys, radiance: null, attraction: null, iq: null, pearl: null }),
};
