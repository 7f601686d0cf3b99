import { ellipse, type Form, high, short, upTo, wide } from '../marks';

/** Science too: two sets of rings, and what lies in both. */
export const vesica: Form = (random) => {
  const y = high / 2;
  const left = wide * (0.34 + 0.05 * random());
  const right = wide * (0.66 - 0.05 * random());
  const step = high * 0.042;
  const rings = upTo(19).map((at) => ellipse(left, y, step * (at + 1)) + ellipse(right, y, step * (at + 1)));
  const half = (right - left) / 2;
  const radius = Math.max(half * 1.12, step * (8 + Math.floor(random() * 2)));
  const rise = Math.sqrt(radius ** 2 - half ** 2);
  const arc = `a${short(radius)} ${short(radius)} 0 0 1 0 `;
  return [
    { ink: 'accent', d: `M${short(left + half)} ${short(y - rise)}${arc}${short(2 * rise)}${arc}${short(-2 * rise)}Z` },
    { ink: 'line', d: rings.join('') },
  ];
};
