import { readFileSync } from 'node:fs';

const source = new URL('../tokens.css', import.meta.url);

/** Light and dark value of each custom property of the first block; one that is no pair has the same twice. */
const readPairs = () => {
  const css = readFileSync(source, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const block = /:root \{([\s\S]*?)\n {2}\}/.exec(css)?.[1] ?? '';
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => {
    const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
    return { name, light: pair?.[1] ?? value, dark: pair?.[2] ?? value };
  });
};

/** Red, green and blue from 0 to 1 of an oklch() colour, cut to what sRGB can show. */
export const toSrgb = (color) => {
  const [, l, c, h, alpha = 1] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(color).map(Number);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const components = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)));
  const hex = components.map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: components.map((value) => Math.round(value * 10_000) / 10_000),
    alpha: Number.isNaN(alpha) ? 1 : alpha,
    hex: `#${hex.join('')}`,
  };
};

const inPixels = (number, unit) => ({ value: unit === 'rem' ? number * 16 : number, unit: 'px' });

/** A clamp() has no place in the format: its largest value stands for it, and the text says the rest. */
const readDimension = (value) => {
  const clamp = /^clamp\(.*, ([\d.]+)(px|rem)\)$/.exec(value);
  if (clamp) return { $value: inPixels(Number(clamp[1]), clamp[2]), $description: `At most; in CSS ${value}.` };
  const plain = /^([\d.]+)(px|rem)$/.exec(value);
  if (plain) return { $value: inPixels(Number(plain[1]), plain[2]) };
  const em = /^([\d.]+)em$/.exec(value);
  return em ? { $value: inPixels(Number(em[1]) * 17, 'px'), $description: `At 17 px of text; in CSS ${value}.` } : null;
};

const groups = [
  [/^(serif|sans)$/, 'font-family'],
  [/^(t|h1)-/, 'font-size'],
  [/^s-\d|^(gutter|section|measure|wide|header)$/, 'space'],
  [/^radius/, 'corner'],
  [/^z-/, 'order'],
];

const toToken = ({ name, value }) => {
  if (value.startsWith('oklch'))
    return ['color', { $type: 'color', $value: toSrgb(value), $extensions: { 'hedo.css': value } }];
  if (value.endsWith('ms'))
    return ['time', { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }];
  const curve = /^cubic-bezier\((.+)\)$/.exec(value);
  if (curve) return ['time', { $type: 'cubicBezier', $value: curve[1].split(',').map(Number) }];
  const shadow = /^0 ([\d.]+)px ([\d.]+)px (oklch\(.+\))$/.exec(value);
  if (shadow) {
    const [y, blur] = [Number(shadow[1]), Number(shadow[2])].map((number) => inPixels(number, 'px'));
    const none = inPixels(0, 'px');
    return [
      'shadow',
      { $type: 'shadow', $value: { color: toSrgb(shadow[3]), offsetX: none, offsetY: y, blur, spread: none } },
    ];
  }
  const group = groups.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
  if (group === 'font-family')
    return [
      group,
      { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replaceAll('"', '')) },
    ];
  if (/^\d+$/.test(value)) return [group, { $type: 'number', $value: Number(value) }];
  const dimension = readDimension(value);
  return dimension ? [group, { $type: 'dimension', ...dimension }] : null;
};

/**
 * All tokens of a theme in the format of the Design Tokens Community Group, version 2025.10, which Figma and Style Dictionary read.
 * Colours are sRGB; what CSS says stands next to them.
 */
export const makeDesignTokens = (theme) => {
  const found = {
    $description: `Hedo, ${theme === 'light' ? 'paper' : 'night'}. Made from ui-kit/tokens.css.`,
  };
  for (const pair of readPairs()) {
    const made = toToken({ name: pair.name, value: pair[theme] });
    if (!made)
      throw new Error(
        `--${pair.name}: ${pair[theme]} has no type among design tokens. Teach ui-kit/tokens/design-tokens.mjs.`,
      );
    const [group, token] = made;
    found[group] = { ...found[group], [pair.name]: token };
  }
  return found;
};

/** The files that designers take, by name. */
export const designTokenFiles = () => ({
  'hedo.css': readFileSync(source, 'utf8'),
  'hedo.light.tokens.json': `${JSON.stringify(makeDesignTokens('light'), null, 2)}\n`,
  'hedo.dark.tokens.json': `${JSON.stringify(makeDesignTokens('dark'), null, 2)}\n`,
});
