import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AstroWheel } from './astro-wheel';
import { ChakraRadar } from './chakra-radar';
import { ElementBalance } from './element-balance';
import { KeysDiamond, type KeysDiamondProps } from './keys-diamond';
import { keysNodes } from './keys-layout';
import { KeysLegend } from './keys-legend';
import { aPassingSky, aSky } from './testing/sample-sky';
import { WheelFigure } from './wheel-figure';

/** **Do** put the table of placements below the wheel. **Don't** use the colours alone: lines differ in their strokes too. */
const meta = { title: 'Signature/Sky', component: AstroWheel, args: { western: aSky() } } satisfies Meta<
  typeof AstroWheel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wheel: Story = { render: ({ western }) => <WheelFigure western={western} /> };
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
