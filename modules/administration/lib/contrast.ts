/** The grounds on which the accent stands, as `ui-kit/tokens.css` has them, in OKLCH: lightness, chroma, hue. */
export const grounds = {
  light: { paper: [0.982, 0.009, 86], leaf: [0.995, 0.005, 86], shade: [0.955, 0.012, 84] },
  dark: { paper: [0.185, 0.026, 285], leaf: [0.225, 0.028, 285], shade: [0.255, 0.028, 285] },
} as const;
/** The words on a button in the accent. */
export const onAccent = { light: [0.985, 0.008, 86], dark: [0.2, 0.04, 330] } as const;
export type Theme = keyof typeof grounds;

type Triple = readonly [number, number, number];

const brightness = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Relative luminance of a colour written `#1a2b3c`. */
const readHex = (hex: string): number => {
  const linear = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return brightness([linear(1), linear(3), linear(5)]);
};

/** Relative luminance of an OKLCH colour. */
const readOklch = ([l, c, h]: Triple): number => {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  return brightness([
    clamp(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]);
};

const compare = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast that WCAG asks of words at level AA. */
export const leastContrast = 4.5;

/** The poorest contrast of a hex colour with the grounds it stands on, and with the words that stand on it. */
export const findPoorestContrast = (hex: string, theme: Theme): number => {
  const own = readHex(hex);
  const others = [...Object.values(grounds[theme]), onAccent[theme]];
  return Math.min(...others.map((other) => compare(own, readOklch(other))));
};
