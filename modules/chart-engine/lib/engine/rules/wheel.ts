/** Gates in the order of the wheel, from 2 degrees of Aquarius. */
export const WHEEL: readonly number[] = [
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52, 39, 53,
  62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5, 26, 11, 10, 58, 38,
  54, 61, 60,
];

const WHEEL_START = 302;
/** Degrees of one line; a gate has six. */
export const LINE_DEGREES = 0.9375;
const LINES = 384;

/** Lines from the start of the wheel, in [0, 384). */
function alongWheel(longitude: number): number {
  const degrees = longitude - WHEEL_START;
  // Dividing whole multiples by 15/16 is exact, so that a boundary belongs to the line that it opens.
  const along = (degrees - 360 * Math.floor(degrees / 360)) / LINE_DEGREES;
  return along < LINES ? along : 0;
}

/** Number of the line (0-383) from the start of the wheel in which a longitude lies; lines are closed at their start. */
export const lineIndex = (longitude: number): number => Math.floor(alongWheel(longitude));

/** Gate, line, colour, tone and base of a longitude in degrees. */
export interface WheelPosition {
  gate: number;
  line: number;
  color: number;
  tone: number;
  base: number;
}

export function wheelPosition(longitude: number): WheelPosition {
  const lines = alongWheel(longitude);
  // The bitwise or rounds down, none of them being negative, and leaves integers, with which the rest is several times faster.
  const line = lines | 0;
  const colors = (lines - line) * 6;
  const color = colors | 0;
  const tones = (colors - color) * 6;
  const tone = tones | 0;
  const gate = (line / 6) | 0;
  return {
    gate: WHEEL[gate]!,
    line: line - 6 * gate + 1,
    color: color + 1,
    tone: tone + 1,
    base: (((tones - tone) * 5) | 0) + 1,
  };
}

/** Arcseconds from a longitude to the nearest line boundary. */
export function boundaryDistance(longitude: number): number {
  const lines = alongWheel(longitude);
  return Math.abs(lines - Math.round(lines)) * LINE_DEGREES * 3600;
}
