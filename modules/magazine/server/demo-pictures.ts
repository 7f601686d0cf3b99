/** Width and height of the drawings. */
const [wide, high] = [1800, 1200];

/** Numbers from 0 to 1, the same for the same beginning (mulberry32). */
const numbersFrom = (beginning: number): (() => number) => {
  let state = beginning;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Scene {
  /** Sky from above to the horizon. */
  readonly sky: readonly [string, string];
  readonly sun: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string };
  /** From the farthest to the nearest. */
  readonly ranges: readonly string[];
  /** Height of the waves of a range. */
  readonly swing: number;
  readonly beginning: number;
}

/** The outline of one range, as a closed path down to the lower edge. */
const rangePath = (at: number, count: number, swing: number, next: () => number): string => {
  const base = high * (0.46 + (0.5 * at) / count);
  const [long, short] = [380 + next() * 500, 120 + next() * 160];
  const [shift, other] = [next() * 7, next() * 7];
  const points = Array.from({ length: 61 }, (_, step) => {
    const x = (wide / 60) * step;
    const y = base - swing * Math.sin(x / long + shift) - swing * 0.3 * Math.sin(x / short + other);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M0 ${high}L${points.join('L')}L${wide} ${high}Z`;
};

/** Ranges of hills or water under a sky, as SVG. */
const draw = ({ sky, sun, ranges, swing, beginning }: Scene): string => {
  const next = numbersFrom(beginning);
  const paths = ranges.map((colour, at) => `<path fill="${colour}" d="${rangePath(at, ranges.length, swing, next)}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">`,
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="0.6" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<rect width="${wide}" height="${high}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.size}" fill="${sun.colour}"/>`,
    ...paths,
    '</svg>',
  ].join('');
};

/** Drawings of ours for three articles of a development start, by the articles' addresses. */
export const demoPictures: readonly {
  readonly slug: string;
  readonly name: string;
  readonly alt: string;
  readonly svg: string;
}[] = [
  {
    slug: 'arrive-before-you-arrive',
    name: 'hills-at-dawn.svg',
    alt: 'Drawing: a low sun over five ranges of green hills, the nearest almost black',
    svg: draw({
      sky: ['#f3d9b8', '#f7ecd9'],
      sun: { x: 1220, y: 420, size: 110, colour: '#e0a53f' },
      ranges: ['#b9c6ad', '#93aa94', '#6a8a7b', '#446860', '#223f3f'],
      swing: 90,
      beginning: 7,
    }),
  },
  {
    slug: 'bringing-it-home',
    name: 'evening-sea.svg',
    alt: 'Drawing: a pale moon over a calm sea in the evening',
    svg: draw({
      sky: ['#2b2748', '#7d5a7c'],
      sun: { x: 520, y: 330, size: 84, colour: '#efe3cf' },
      ranges: ['#6b5278', '#57456c', '#443860', '#332c52', '#221f3e'],
      swing: 14,
      beginning: 21,
    }),
  },
  {
    slug: 'food-and-mood',
    name: 'fields-in-summer.svg',
    alt: 'Drawing: fields in yellow and ochre under a large midday sun',
    svg: draw({
      sky: ['#e9efe4', '#f8f3df'],
      sun: { x: 900, y: 300, size: 150, colour: '#f2c35b' },
      ranges: ['#e3cf94', '#d3b263', '#b98f45', '#93703a', '#5f4a2f'],
      swing: 46,
      beginning: 40,
    }),
  },
];
