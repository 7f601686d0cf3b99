const text = (value: number): string => String(Math.round(value * 10) / 10);

/** A circle around a point as part of a path, from its right end clockwise and back. */
export const ring = (x: number, y: number, radius: number): string => {
  const [right, left] = [text(x + radius), text(x - radius)];
  return `M${right} ${y}A${radius} ${radius} 0 1 1 ${left} ${y}A${radius} ${radius} 0 1 1 ${right} ${y}`;
};
