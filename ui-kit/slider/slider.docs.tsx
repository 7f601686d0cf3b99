import type { PartDocs } from '../../.storybook/docs/part-docs';
import { Slider } from './slider';

export const docs: PartDocs = {
  status: 'stable',
  changes: [
    { on: '2026-11-22', text: 'Built on Radix; keeps its place in the order of layers.' },
    { on: '2026-11-21', text: 'First version.' },
  ],
  anatomy: {
    show: <Slider label="Distance" value={150} min={50} max={500} step={50} unit="miles" onChange={() => undefined} />,
    rows: [
      ['Slider', '[role="slider"], input[type="range"]', 'A thumb of 24 px on a hairline.'],
      ['Number', 'input[type="number"], input[inputmode]', 'The same without dragging.'],
    ],
  },
  keyboard: [
    ['← →', 'Moves by a step.'],
    ['Home End', 'Goes to the least or the most.'],
    ['Page↑ Page↓', 'Moves by ten steps.'],
  ],
  accessibility: [
    'A box next to it takes the number (WCAG 2.5.7: no dragging needed).',
    'The value is read out with its unit.',
  ],
  dos: [
    {
      show: (
        <Slider label="Distance" value={150} min={50} max={500} step={50} unit="miles" onChange={() => undefined} />
      ),
      text: 'For values where roughly is enough.',
    },
  ],
  donts: [
    {
      show: <Slider label="Year of birth" value={1948} min={1900} max={2026} onChange={() => undefined} />,
      text: 'A year is typed faster than it is found.',
    },
  ],
};
