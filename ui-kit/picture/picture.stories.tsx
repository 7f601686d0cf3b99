import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Picture } from './picture';

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8"%3E%3Crect width="12" height="8" fill="%23cdb"/%3E%3Ccircle cx="9" cy="3" r="2" fill="%23646"/%3E%3C/svg%3E';

/** A picture in the size that the page needs. */
const meta = {
  title: 'Basics/Picture',
  component: Picture,
  args: {
    source: {
      src: drawing,
      srcset: [{ url: drawing, width: 1200 }],
      width: 1200,
      height: 800,
      alt: 'A dark disc on a pale ground',
      focalPoint: { x: 0.75, y: 0.4 },
    },
    sizes: '100vw',
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Cropped: Story = { args: { ratio: '1 / 2' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
