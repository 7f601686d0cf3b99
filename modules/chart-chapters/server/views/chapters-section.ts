import type { PrintBlock, PrintSection } from '#core/contract/documents';
import type { Chapter, ChapterGroup, ChaptersView } from '../../schemas/chapters';

const names: Readonly<Record<ChapterGroup, string>> = {
  design: 'How you are built',
  centers: 'The nine centres',
  channels: 'Your channels',
  cross: 'The cross you were born under',
  gates: 'Your gates',
  sky: 'Sun, Moon and rising',
  houses: 'The houses that are lived in',
  aspects: 'How the planets stand to each other',
  numbers: 'Your numbers',
  chinese: 'The Chinese year',
  keys: 'The Gene Keys',
  phases: 'Where you are in time',
};

const blocksOf = ({ facts, text }: Chapter): PrintBlock[] => [
  ...(facts.length > 0 ? [{ kind: 'note' as const, text: facts.join('; ') }] : []),
  ...text.split('\n\n').map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
];

/**
 * The chapters of a chart for its printed report, marked as tradition. Own sentences and what was said of a chapter stay out: a report
 * is handed on, and those are for their writer alone.
 */
export const chaptersSection = ({ groups }: ChaptersView): PrintSection => ({
  heading: 'Your chart in words',
  newPage: true,
  blocks: [
    {
      kind: 'note',
      text: 'Tradition, not fact: each part of the chart is read here the way its tradition reads it. Keep what fits.',
    },
  ],
  sections: groups.map(({ id, chapters }) => ({
    heading: names[id],
    blocks: [],
    sections: chapters.map((chapter) => ({ heading: chapter.title, blocks: blocksOf(chapter) })),
  })),
});
