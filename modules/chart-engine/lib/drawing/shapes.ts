import type { Drawing, Shape } from '#core/contract/documents';

/** Letters stand so far below the middle of their line, as a part of their size. */
const drop = 0.35;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A circle as a path. */
export const circle = (x: number, y: number, radius: number): string => {
  const [right, left] = [round(x + radius), round(x - radius)];
  const arc = `A${radius} ${radius} 0 1 1 `;
  return `M${right} ${round(y)}${arc}${left} ${round(y)}${arc}${right} ${round(y)}Z`;
};

/** A word whose middle lies at a height. */
export const word = (
  text: string,
  x: number,
  middle: number,
  look: Pick<Extract<Shape, { kind: 'text' }>, 'size' | 'fill' | 'strong' | 'serif' | 'anchor'>,
): Shape => ({ kind: 'text', text, x: round(x), baseline: round(middle + look.size * drop), ...look });

/** A stroke along a path. */
export const line = (d: string, stroke: string, width: number, dash?: readonly number[]): Shape => ({
  kind: 'path',
  d,
  stroke,
  width,
  ...(dash && { dash }),
});

/** A filled path. */
export const surface = (d: string, fill: string): Shape => ({ kind: 'path', d, fill });

const moved = (shape: Shape, x: number, y: number, scale: number): Shape => {
  if (shape.kind === 'text')
    return {
      ...shape,
      x: round(x + shape.x * scale),
      baseline: round(y + shape.baseline * scale),
      size: round(shape.size * scale),
    };
  const { at = { x: 0, y: 0, scale: 1 } } = shape;
  return {
    ...shape,
    at: { x: round(x + at.x * scale), y: round(y + at.y * scale), scale: round(at.scale * scale * 100) / 100 },
  };
};

/** The shapes of a drawing at another place and size. */
export const placed = (drawing: Drawing, x: number, y: number, scale = 1): Shape[] =>
  drawing.shapes.map((shape) => moved(shape, x, y, scale));
