import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Markdown } from './markdown';
import type { MarkdownLine, MarkdownPart } from './tree';

const text = (words: string): MarkdownLine => ({ kind: 'text', text: words });
const paragraph = (...children: MarkdownLine[]): MarkdownPart => ({ kind: 'paragraph', children });

const essay: MarkdownPart[] = [
  paragraph(
    text('For most of her life Helena believed she was born at breakfast. Her mother had said so, and in that house '),
    { kind: 'emphasis', children: [text('breakfast')] },
    text(' meant twenty to seven. Then an aunt remembered the milk van, and the milk van came at seven.'),
  ),
  { kind: 'heading', level: 2, id: 'moves', children: [text('What moves and what stays')] },
  paragraph(
    text('The Sun crosses one degree of the zodiac in a day. The rising degree is another matter: it runs through '),
    { kind: 'strong', children: [text('all twelve signs')] },
    text(' between one midnight and the next. '),
    {
      kind: 'link',
      href: 'https://ssd.jpl.nasa.gov/planets/eph_export.html',
      children: [text('Where the tables come from')],
    },
    text('.'),
  ),
  {
    kind: 'table',
    head: [[text('Body')], [text('In one day')], [text('In twenty minutes')]],
    rows: [
      [[text('Sun')], [text('1°')], [text('49″')]],
      [[text('Moon')], [text('13°')], [text('11′')]],
      [[text('Rising degree')], [text('360°')], [text('5°')]],
    ],
  },
  { kind: 'heading', level: 3, id: 'try', children: [text('Try it with your own family')] },
  {
    kind: 'list',
    ordered: true,
    start: 1,
    items: [
      [paragraph(text('Write down what each person remembers, before you compare.'))],
      [paragraph(text('Look for what was on time that day: a train, a shift, a radio programme.'))],
      [paragraph(text('Keep both answers.'))],
    ],
  },
  { kind: 'quote', blocks: [paragraph(text('You are allowed to leave the page blank where the family is silent.'))] },
  paragraph(
    text('The sidereal time of the moment is '),
    { kind: 'code', text: 'gmst + longitude / 15' },
    text(' hours.'),
  ),
  { kind: 'code', text: 'npm run chart -- --date 1984-04-12 --time 06:40 --place Lisbon' },
  { kind: 'rule' },
  paragraph(text('Helena is invented, so that nobody’s mother has to recognise herself.')),
];

/** A text of the magazine or of the assistant, drawn from the safe tree that the server made of its Markdown. */
const meta = {
  title: 'Structure/Markdown',
  component: Markdown,
  args: { tree: essay },
} satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Where the tables come from' });
    for (let step = 0; step < 5 && document.activeElement !== link; step++) await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Plain: Story = { args: { look: 'plain' } };
export const Empty: Story = { args: { tree: [] } };
export const LongWords: Story = {
  args: { tree: [paragraph(text(`https://example.org/${'a-very-long-address-'.repeat(12)}`)), ...essay.slice(3, 4)] },
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
