import { type Activations, type BodygraphChart, bodies, centerNames } from '../chart';
import type { Overlay } from '../overlay';

/** Three computed charts for stories and tests: two with five and seven centres defined, one with none. */
export const sampleCharts = {
  manifestor: chart(
    'Ajna Throat G Heart Spleen',
    '10-20 10-57 20-57 23-43 25-51',
    '51.5 57.5 2.1 1.1 51.1 25.3 20.6 7.6 10.1 7.3 12.1 48.3 33.6',
    '61.1 62.1 23.3 43.3 41.3 60.1 49.5 40.2 26.1 4.3 12.1 48.4 7.2',
  ),
  generator: chart(
    'Throat G Heart Sacral SolarPlexus Spleen Root',
    '3-60 10-20 10-34 20-34 26-44 37-40',
    '34.6 20.6 32.6 42.6 13.6 9.3 10.3 11.6 26.6 22.2 60.2 61.3 34.1',
    '40.2 37.2 50.2 3.2 44.1 46.5 40.5 32.5 9.2 22.6 60.1 61.3 14.4',
  ),
  reflector: chart(
    '',
    '',
    '42.1 32.1 42.3 32.3 2.5 25.4 42.4 13.3 48.4 62.1 37.4 13.5 11.2',
    '61.3 62.3 3.2 50.2 55.3 58.1 58.1 5.2 57.4 62.4 55.5 13.2 11.1',
  ),
} satisfies Record<string, BodygraphChart>;

/** A sky, and another person's chart, to lie over one of the charts above. */
export const sampleOverlays = {
  transit: {
    look: 'transit',
    label: 'Transits',
    columns: [
      {
        head: 'Transits',
        activations: activations('34.6 20.6 55.2 59.2 3.1 43.4 57.2 4.1 7.3 25.5 16.4 25.1 60.2'),
      },
    ],
  },
  person: {
    look: 'person',
    label: 'Ana',
    columns: [
      { head: 'Ana, design', activations: sampleCharts.generator.design },
      { head: 'Ana, personality', activations: sampleCharts.generator.personality },
    ],
  },
} satisfies Record<string, Overlay>;

function chart(defined: string, channels: string, personality: string, design: string): BodygraphChart {
  const names = words(defined);
  return {
    centers: Object.fromEntries(centerNames.map((name) => [name, names.includes(name)])) as BodygraphChart['centers'],
    channels: words(channels),
    personality: activations(personality),
    design: activations(design),
  };
}

/** Gate and line of the thirteen bodies in order, '51.5 57.5 ...'. */
function activations(places: string): Activations {
  return Object.fromEntries(
    words(places).map((place, index) => {
      const [gate = 0, line = 0] = place.split('.').map(Number);
      return [bodies[index], { gate, line }];
    }),
  );
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
