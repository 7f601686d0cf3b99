import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AstroWheel } from './astro-wheel';
import { ChakraRadar } from './chakra-radar';
import { ElementBalance } from './element-balance';
import { aSky } from './testing/sample-sky';
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
