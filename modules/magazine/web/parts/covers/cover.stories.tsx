import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { categories } from '../../../schemas/values';
import styles from '../card/cards.module.css';
import { Cover } from './cover';

const slugs = ['the-hour-you-were-born', 'grief-has-layers', 'a-breath-you-can-count'];

/** An article's cover, drawn from its own facts: the category picks the form, the slug decides the rest. Never two alike, always the same. */
const meta = {
  title: 'Signature/Cover',
  component: Cover,
  args: { slug: 'the-hour-you-were-born', category: 'Science' },
  parameters: {
    advice: {
      do: ['Give it the slug, which does not change.', 'Let a wide place crop it; the drawing fills what it gets.'],
      dont: ['Do not lay words over it.', 'Do not say anything in it that the words next to it do not say.'],
    },
  },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet: Story['render'] = () => (
  <div className={styles.three}>
    {categories.flatMap((category) =>
      slugs.map((slug) => <Cover key={category + slug} slug={`${slug}-${category}`} category={category} />),
    )}
  </div>
);

export const One: Story = {};
export const EveryForm: Story = { render: sheet };
export const ByNight: Story = { render: sheet, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
