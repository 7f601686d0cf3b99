import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StageList } from './stage-list';

/** Steps in order, each with its state as glyph and word. */
const meta = {
  title: 'Feedback/StageList',
  component: StageList,
  argTypes: {
    stateWords: {
      mapping: { 'In German': { done: 'fertig', current: 'läuft', waiting: 'wartet', failed: 'fehlgeschlagen' } },
    },
  },
  args: {
    label: 'Your reading',
    stages: [
      { key: 'read', label: 'Reading your answers', state: 'done', detail: 'Seven Labors, 2,140 words' },
      { key: 'themes', label: 'Finding themes', state: 'current' },
      { key: 'write', label: 'Writing', state: 'waiting' },
      { key: 'check', label: 'Checking every quotation', state: 'waiting' },
    ],
  },
} satisfies Meta<typeof StageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Failed: Story = {
  args: {
    stages: [
      { key: 'read', label: 'Reading your answers', state: 'done' },
      {
        key: 'themes',
        label: 'Finding themes',
        state: 'failed',
        detail: 'It stopped half way. The earlier version is kept.',
      },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
