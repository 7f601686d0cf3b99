import type { Drawing, Shape } from '#core/contract/documents';
import { ink } from './ink';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}/gu, ' ');

const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

const shapeText = (shape: Shape): string => {
  if (shape.kind === 'text') {
    const { text, x, baseline, size, fill, strong, serif, anchor } = shape;
    const look = {
      class: serif ? 'serif' : strong ? 'strong' : undefined,
      x,
      y: baseline,
      'font-size': size,
      fill,
      'text-anchor': anchor,
    };
    return `<text${attributes(look)}>${escaped(text)}</text>`;
  }
  const { d, fill, stroke, width = 1, dash, cap, at } = shape;
  const look = {
    d,
    fill: fill ?? 'none',
    stroke,
    'stroke-width': stroke && width,
    'stroke-dasharray': dash?.join(' '),
    'stroke-linecap': cap,
    'stroke-linejoin': cap,
    transform: at && `translate(${at.x} ${at.y}) scale(${at.scale})`,
  };
  return `<path${attributes(look)}/>`;
};

const looks =
  "text{font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-weight:400;font-variant-numeric:lining-nums tabular-nums}" +
  '.strong{font-weight:600}.serif{font-family:Fraunces,Georgia,serif;font-weight:600}';

/** Around the drawing, in its own units. */
const margin = 24;

/**
 * A drawing as the text of an SVG file that needs nothing else: white ground, title and description, and its letters as far as `faces`
 * (`@font-face` rules with the fonts inside) brings them; viewers without them take their own.
 */
export const svgText = (
  { width, height, shapes }: Drawing,
  { title, description, faces = '' }: { readonly title: string; readonly description: string; readonly faces?: string },
): string => {
  const [wide, tall] = [width + 2 * margin, height + 2 * margin];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="${-margin} ${-margin} ${wide} ${tall}" role="img" aria-labelledby="title desc" xml:lang="en">`,
    `<title id="title">${escaped(title)}</title><desc id="desc">${escaped(description)}</desc>`,
    `<style>${faces}${looks}</style>`,
    `<rect x="${-margin}" y="${-margin}" width="${wide}" height="${tall}" fill="${ink.ground}"/>`,
    ...shapes.map(shapeText),
    '</svg>',
    '',
  ].join('\n');
};
