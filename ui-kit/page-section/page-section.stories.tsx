import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSection } from './page-section';

/** One part of a long page that is read from top to bottom. */
const meta = {
  title: 'Layout/Page section',
  component: PageSection,
  args: {
    id: 'numbers',
    title: 'Numbers',
    intro: 'Counted from the date of birth and the letters of the name.',
    children: <p>Life path 8, expression 3, soul urge 11, personality 1.</p>,
  },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithoutIntroduction: Story = { args: { intro: undefined } };
export const WithSource: Story = { args: { foot: 'Pythagorean numerology: our convention.' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
