import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import { categories } from '../../../schemas/values';
import styles from '../card/cards.module.css';
import { Cover } from './cover';

const wideOne = (
  <div style={{ maxWidth: 280 }}>
    <Cover slug="grief-has-layers" category="Integration" />
  </div>
);
const slugs = ['the-hour-you-were-born', 'grief-has-layers', 'a-breath-you-can-count'];

/** An article's cover, drawn from its own facts: the category picks the form, the slug decides the rest. Never two alike, always the same. */
const meta = {
  title: 'Signature/Cover',
  component: Cover,
  args: { slug: 'the-hour-you-were-born', category: 'Science' },
  parameters: {
    part: {
      status: 'stable',
      changes: [
        { on: '2026-11-28', text: 'Below the fold `later` draws the ground alone until the page is taken over.' },
        { on: '2026-11-22', text: 'First version.' },
      ],
      anatomy: {
        show: wideOne,
        rows: [
          ['Drawing', 'svg', 'Fills its place and is cropped by it.'],
          ['Lines', 'svg path', 'In the colours of the theme.'],
        ],
      },
      keyboard: 'It takes no focus: the card around it is the link.',
      accessibility: [
        'Hidden from screen readers: the title next to it says what the article is.',
        'It never moves, and means nothing by its colours.',
      ],
      dos: [{ show: wideOne, text: 'Give it the slug, which does not change, and let a wide place crop it.' }],
      donts: [
        {
          show: (
            <div style={{ display: 'grid', maxWidth: 280 }}>
              <div style={{ gridArea: '1 / 1' }}>{wideOne}</div>
              <strong style={{ gridArea: '1 / 1', placeSelf: 'center' }}>Grief has layers</strong>
            </div>
          ),
          text: 'Words on top of it.',
        },
      ],
    } satisfies PartDocs,
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
