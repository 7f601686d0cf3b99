import type { Drawing, Shape } from '#core/contract/documents';
import type { Activations } from '../engine/chart';
import { BODIES } from '../engine/rules/names';
import { strokes } from './body-strokes';
import { bodygraphDrawing } from './bodygraph';
import { ink } from './ink';
import { line, placed, surface, word } from './shapes';
import type { ShownChart } from './without-birth';

/** Width of a column of activations. */
const column = 152;
const first = 150;
const step = 56;

/** Gate and line ("51.5"); a dash where the time would decide. */
const placeText = ({ gate, line: of }: Activations['Sun']): string =>
  gate === null ? '–' : of === null ? String(gate) : `${gate}.${of}`;

const columnOf = (name: string, activations: Activations, colour: string, x: number): Shape[] => [
  surface(`M${x} 78H${x + 15}V93H${x}Z`, colour),
  word(name, x + 24, 86, { size: 20, fill: ink.soft }),
  line(`M${x} 112H${x + 118}`, ink.hair, 1),
  ...BODIES.flatMap((body, row): Shape[] => {
    const y = first + row * step;
    return [
      {
        kind: 'path',
        d: strokes[body],
        stroke: colour,
        width: 1.7,
        cap: 'round',
        at: { x, y: y - 16, scale: 1.35 },
      },
      word(placeText(activations[body]), x + 116, y, { size: 25, fill: colour, anchor: 'end', strong: true }),
    ];
  }),
];

/** The bodygraph between its two columns of activations, as on the page. */
export const columnsDrawing = ({ humanDesign }: ShownChart): Drawing => {
  const graph = bodygraphDrawing(humanDesign);
  return {
    width: graph.width + 2 * column,
    height: graph.height,
    shapes: [
      ...columnOf('Design', humanDesign.design, ink.red, 2),
      ...placed(graph, column, 0),
      ...columnOf('Personality', humanDesign.personality, ink.text, column + graph.width + 24),
    ],
  };
};
