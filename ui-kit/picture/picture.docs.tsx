import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Picture } from './picture';

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><rect width="600" height="400" fill="#cfc6b2"/><circle cx="420" cy="170" r="90" fill="#2b2a36"/></svg>')}`;
const moon = {
  ...{ src: drawing, srcset: [{ url: drawing, width: 600 }], width: 600, height: 400 },
  ...{ alt: 'A dark disc on a pale ground', focalPoint: { x: 0.7, y: 0.4 } },
};

export const docs: PartDocs = {
  status: 'stable',
  changes: [{ on: '2026-11-25', text: 'First version.' }],
  anatomy: {
    show: <Picture source={moon} sizes="320px" />,
    rows: [['Picture', 'img', 'Has its place before it has come: nothing shifts.']],
  },
  keyboard: 'It is text: nothing in it takes the focus.',
  accessibility: ['The text of the media library is its alt text; decoration has an empty one.'],
  dos: [
    {
      show: <Picture source={moon} sizes="320px" ratio="3 / 2" />,
      text: 'Give a ratio, and the point to keep in sight is kept.',
    },
  ],
  donts: [
    {
      show: (
        <div style={{ position: 'relative' }}>
          <Picture source={moon} sizes="320px" />
          <b style={{ position: 'absolute', inset: '40% 10%', color: '#555' }}>Words over it</b>
        </div>
      ),
      text: 'Words over a picture cannot be read in both themes.',
    },
  ],
};
