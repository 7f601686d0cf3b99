import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Button } from '../button/button';

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-22', text: 'First version.' }],
  anatomy: {
    show: { story: 'structure-mediaplayer--audio', height: 320 },
    rows: [
      ['Player', 'figure, section, div', 'As wide as the column.'],
      ['Play', 'button', 'At least 44 px.'],
      ['Position', '[role="slider"], input[type="range"]', 'Where it is, in minutes and seconds.'],
    ],
  },
  keyboard: [
    ['Tab', 'Moves from control to control.'],
    ['Enter Space', 'Plays or pauses when the button has the focus.'],
    ['← →', 'Goes back or on when the position has the focus.'],
  ],
  accessibility: [
    'Captions for film and a transcript for sound are part of it (WCAG 1.2.1, 1.2.2).',
    'It never starts by itself.',
    'The position is read out as time, not as a percentage.',
  ],
  dos: [{ show: <Button>Play, 4 minutes</Button>, text: 'Say the length before somebody presses.' }],
  donts: [{ show: <p>♪ playing…</p>, text: 'Sound that starts by itself and cannot be stopped at once.' }],
};
