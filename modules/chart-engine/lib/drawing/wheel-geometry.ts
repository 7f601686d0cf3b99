/** Half the width of the drawing, alone and with another sky around it; its middle is 0, 0. */
export const reach = 322;
export const wideReach = 386;

/** Radii of the rings, from the outside; the sky of another moment stands outside of `outer`. */
export const rings = {
  skyEdge: 352,
  skyFigures: 337,
  sky: 312,
  outer: 292,
  signs: 250,
  planets: 225,
  degrees: 188,
  minutes: 163,
  houses: 150,
  aspects: 128,
} as const;

/** Degrees that two glyphs on one ring keep apart. */
const room = 10;

/** A spot at a radius; degrees run counterclockwise from the right, as the zodiac does. */
export const spot = (radius: number, degrees: number): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)];
};

const text = (value: number): string => String(Math.round(value * 10) / 10);
export const at = (radius: number, degrees: number): string => spot(radius, degrees).map(text).join(' ');
export const stroke = (degrees: number, from: number, to: number): string => `M${at(from, degrees)}L${at(to, degrees)}`;

/** Moves a mark to its spot; an SVG transform. */
export const place = (radius: number, degrees: number): string => `translate(${at(radius, degrees)})`;

/** Turns longitudes so that `left` (the ascendant) comes to lie on the left. */
export const turnedBy =
  (left: number) =>
  (longitude: number): number =>
    (((longitude - left + 180) % 360) + 360) % 360;

/**
 * Moves angles that lie too near to one another apart, each as little as it can, in the order around the circle. The answers are in
 * the order of the input.
 */
export const spread = (angles: readonly number[]): number[] => {
  const order = angles.map((angle, index) => ({ angle, index })).sort((one, other) => one.angle - other.angle);
  const gap = Math.min(room, 360 / Math.max(1, order.length));
  for (let pass = 0; pass < 200; pass++) {
    let moved = false;
    for (let place = 0; place < order.length; place++) {
      const here = order[place];
      const next = order[(place + 1) % order.length];
      if (!here || !next || here === next) continue;
      const between = next.angle - here.angle + (place + 1 === order.length ? 360 : 0);
      const missing = gap - between;
      if (missing <= 0.01) continue;
      here.angle -= missing / 2;
      next.angle += missing / 2;
      moved = true;
    }
    if (!moved) break;
  }
  const result = [...angles];
  for (const { angle, index } of order) result[index] = angle;
  return result;
};
