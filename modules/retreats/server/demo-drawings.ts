/** Width and height of the drawings. */
const width = 1800;
const height = 1200;

interface Palette {
  readonly sky: string;
  readonly low: string;
  readonly sun: string;
  readonly land: readonly string[];
  readonly house: string;
  readonly light: string;
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
/** A soft slope from one side to the other. */
const slope = (fill: string, left: number, middle: number, right: number): string =>
  path(fill, `M0 ${left}C${width / 3} ${middle} ${(width * 2) / 3} ${middle} ${width} ${right}V${height}H0Z`);
const house = (fill: string, light: string, x: number, y: number, size: number): string =>
  path(fill, `M${x} ${y}l${size} ${-size * 0.55}l${size} ${size * 0.55}v${size}h${-size * 2}z`) +
  [0.35, 1, 1.65]
    .map(
      (at) =>
        `<rect x="${x + size * at - size * 0.12}" y="${y + size * 0.3}" width="${size * 0.24}" height="${size * 0.4}" rx="${size * 0.12}" fill="${light}"/>`,
    )
    .join('');
const tree = (fill: string, x: number, y: number, size: number): string => {
  const trunk = `<rect x="${x - size * 0.06}" y="${y - size * 0.4}" width="${size * 0.12}" height="${size}" fill="${fill}"/>`;
  const [right, left] = [
    `${size} ${size * 0.8} ${size} ${size * 2.4} 0 ${size * 2.4}`,
    `${-size} 0 ${-size} ${-size * 1.6} 0`,
  ];
  return path(fill, `M${x} ${y}c${left} ${-size * 2.4}c${right}z`) + trunk;
};
const frame = (palette: Palette, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky}"/><stop offset="0.7" stop-color="${palette.low}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${body}</svg>`;

const morning: Palette = {
  sky: '#cfe0dd',
  low: '#f6ead6',
  sun: '#eab05a',
  land: ['#b8c4a4', '#8fa587', '#5e7f6d', '#2d4d49'],
  house: '#f7f1e6',
  light: '#d99a45',
};
const dusk: Palette = {
  sky: '#3a2f55',
  low: '#d98f6c',
  sun: '#f4d9b0',
  land: ['#8b5a63', '#6a4459', '#47324c', '#291f38'],
  house: '#1f182b',
  light: '#f2bf6d',
};

const houseOnTheHill = ({ sun, land, ...palette }: Palette): string =>
  frame(
    { sun, land, ...palette },
    `<circle cx="1330" cy="390" r="120" fill="${sun}"/>` +
      slope(land[0] ?? '', 640, 520, 700) +
      slope(land[1] ?? '', 780, 620, 760) +
      house(palette.house, palette.light, 560, 690, 130) +
      tree(land[2] ?? '', 470, 840, 90) +
      tree(land[2] ?? '', 920, 850, 70) +
      slope(land[2] ?? '', 900, 800, 850) +
      slope(land[3] ?? '', 1010, 1080, 980),
  );
const waterAtEvening = ({ sun, land, ...palette }: Palette): string =>
  frame(
    { sun, land, ...palette },
    `<circle cx="900" cy="560" r="150" fill="${sun}"/>` +
      slope(land[0] ?? '', 560, 690, 540) +
      `<rect y="660" width="${width}" height="540" fill="${land[1]}"/>` +
      [720, 790, 880, 990]
        .map(
          (y, at) =>
            `<rect x="${760 - at * 60}" y="${y}" width="${280 + at * 120}" height="${10 + at * 4}" rx="6" fill="${sun}" fill-opacity="${0.55 - at * 0.1}"/>`,
        )
        .join('') +
      slope(land[3] ?? '', 900, 1180, 1100) +
      tree(land[3] ?? '', 230, 960, 130),
  );

/** Drawings of ours for the sample retreats of a development start. */
export const demoDrawings = {
  'hill-morning': {
    name: 'house-on-the-hill.svg',
    alt: 'Drawing: a white house with lit windows on a green hill under a morning sun',
    svg: houseOnTheHill(morning),
  },
  'water-morning': {
    name: 'lake-in-the-morning.svg',
    alt: 'Drawing: the sun over a calm lake, its light lying on the water',
    svg: waterAtEvening(morning),
  },
  'hill-dusk': {
    name: 'house-at-dusk.svg',
    alt: 'Drawing: a dark house with warm windows on a hill at dusk',
    svg: houseOnTheHill(dusk),
  },
  'water-dusk': {
    name: 'sea-at-dusk.svg',
    alt: 'Drawing: a low sun over the sea at dusk, the shore in the dark',
    svg: waterAtEvening(dusk),
  },
} as const;
