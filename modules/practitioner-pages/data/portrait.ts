/** Side of a drawn portrait. */
const [width, height] = [1200, 1500];

interface Palette {
  readonly ground: string;
  readonly glow: string;
  readonly line: string;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
}

const palettes: readonly Palette[] = [
  { ground: '#e9dfcf', glow: '#f5d9a8', line: '#8a5a3b', skin: '#c98f6b', hair: '#3b2a2f', cloth: '#4d3a5c' },
  { ground: '#d5dfdb', glow: '#f2ead8', line: '#476a63', skin: '#e2b595', hair: '#6f4a35', cloth: '#2f5650' },
  { ground: '#e6d8dc', glow: '#f6e3cf', line: '#6d3f5a', skin: '#8f5b43', hair: '#241a1f', cloth: '#b5793f' },
  { ground: '#dbe0e8', glow: '#f3e6cb', line: '#44527a', skin: '#d9a884', hair: '#c9c2b8', cloth: '#39426b' },
  { ground: '#e8e0c9', glow: '#efc98a', line: '#7a6a34', skin: '#6f452f', hair: '#1c1719', cloth: '#7d3b34' },
  { ground: '#dce3d3', glow: '#f6efdc', line: '#5c6f45', skin: '#efc8aa', hair: '#a35e2f', cloth: '#56694a' },
];

const hairs = [
  'M420 640C400 420 500 300 610 300S810 420 790 650C770 560 720 500 690 470C620 520 500 520 450 520C430 560 425 600 420 640Z',
  'M400 900C360 640 400 300 605 300S850 640 810 900C780 860 770 700 760 590C700 520 640 480 600 470C560 500 480 540 455 600C445 700 440 860 400 900Z',
  'M430 590C410 400 520 320 605 320S800 400 780 590C760 520 700 470 605 470S450 520 430 590Z',
] as const;

const rings = (line: string, number: number): string =>
  Array.from(
    { length: 5 + (number % 3) },
    (_, at) =>
      `<circle cx="605" cy="640" r="${360 + at * (64 + (number % 4) * 9)}" fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="${number % 2 === 0 ? 'none' : `${3 + at * 4} 14`}" stroke-opacity="${0.5 - at * 0.06}"/>`,
  ).join('');

/** A portrait in flat colours, always the same for a number: invented people have no photograph. */
export const drawPortrait = (number: number): string => {
  const { ground, glow, line, skin, hair, cloth } = palettes[number % palettes.length] ?? (palettes[0] as Palette);
  const shape = hairs[number % hairs.length] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="g" cx="0.5" cy="0.42" r="0.6"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${rings(line, number)}<path fill="${cloth}" d="M120 1500C140 1210 330 1110 500 1060L605 1130L710 1060C880 1110 1070 1210 1090 1500Z"/><path fill="${skin}" d="M515 860H695V1050C695 1110 655 1150 605 1150S515 1110 515 1050Z"/><path fill="#000" fill-opacity="0.12" d="M515 900C560 960 650 960 695 900V950C650 1000 560 1000 515 950Z"/><ellipse cx="605" cy="650" rx="172" ry="236" fill="${skin}"/><path fill="${hair}" d="${shape}"/></svg>`;
};
