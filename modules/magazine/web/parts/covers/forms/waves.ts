import { curve, ellipse, type Form, high, type Point, upTo, wide } from '../marks';

const lines = 36;
const step = 40;

/** Wellness: a surface in the wind and a disc behind it. */
export const waves: Form = (random) => {
  const [tall, small] = [high * (0.05 + 0.03 * random()), high * (0.03 + 0.03 * random())];
  const [first, second] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  const [slow, fast] = [1 + 1.1 * random(), 2 + 1.2 * random()];
  const [x, y] = [wide * (0.3 + 0.4 * random()), high * (0.4 + 0.2 * random())];
  const line = (at: number): string => {
    const base = -30 + ((high + 60) * at) / (lines - 1);
    return curve(
      upTo(17).map((stop): Point => {
        const here = -step + stop * step;
        const part = (here / wide) * 2 * Math.PI;
        const near = 0.35 + Math.exp(-(((here - x) / (wide * 0.3)) ** 2));
        const swell = tall * near * Math.sin(part * slow + first + at * 0.1);
        const ripple = small * near * Math.sin(part * fast + second - at * 0.16) * Math.sin((at / lines) * Math.PI);
        return [here, base + swell + ripple];
      }),
    );
  };
  return [
    { ink: 'accent', d: ellipse(x, y, high * 0.25) },
    { ink: 'line', d: upTo(lines).map(line).join('') },
  ];
};
