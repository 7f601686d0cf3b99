import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Quote } from './quote';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <Quote labor={9} source="18 November">
        At the table I wait until everyone has spoken.
      </Quote>
    ),
    rows: [
      ['Quotation', 'blockquote', 'The serif italic, for the own words of the client alone.'],
      ['Source', 'figcaption, footer, cite', 'Where and when it was written.'],
    ],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['A block quotation with its source; the number of the Labor is read out as such.'],
  dos: [
    {
      show: (
        <Quote labor={9} source="18 November">
          At the table I wait until everyone has spoken.
        </Quote>
      ),
      text: 'Quote unchanged, and say where it was written.',
    },
  ],
  donts: [
    {
      show: <Quote>Our retreats change lives.</Quote>,
      text: 'Anything but the own words of the client in this dress.',
    },
  ],
};
