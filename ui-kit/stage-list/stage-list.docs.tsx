import type { PartDocs } from '../../.storybook/docs/part-docs';
import { StageList } from './stage-list';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-21', text: 'First version.' }],
  anatomy: {
    show: (
      <StageList
        label="Your reading"
        stages={[
          { key: 'read', label: 'Reading your answers', state: 'done' },
          { key: 'write', label: 'Writing', state: 'current' },
        ]}
      />
    ),
    rows: [
      ['List', 'ol, ul', 'The steps in their order.'],
      ['Step', 'li', 'Glyph, name, and a fact when there is one.'],
    ],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: [
    'A list; each state is a word for screen readers.',
    'The step that is under way is marked for screen readers (aria-current).',
  ],
  dos: [
    {
      show: (
        <StageList
          label="Your reading"
          stages={[{ key: 'a', label: 'Reading your answers', state: 'done', detail: 'Seven Labors, 2,140 words' }]}
        />
      ),
      text: 'Say facts that can be checked.',
    },
  ],
  donts: [{ show: <p>Please wait…</p>, text: 'Words that are true for any length of time.' }],
};
