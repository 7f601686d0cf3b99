/** Line art of the three stages, computed once; decoration only. All fit a box 200 units high. */

const polar = (radius: number, degrees: number): readonly [number, number] => [
  100 + radius * Math.cos((degrees * Math.PI) / 180),
  100 - radius * Math.sin((degrees * Math.PI) / 180),
];
const spot = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where ten bodies stand in the drawing of Me, in degrees; the first is the golden one. */
const bodies = [22, 41, 74, 118, 163, 171, 228, 262, 305, 340];
/** Angles between two bodies that are joined, and how far off they may be. */
const joined = [60, 90, 120, 180];
const orb = 7;

/** A dial with its ticks, and lines between bodies that stand at telling angles. */
export const dial = (() => {
  let ticks = '';
  for (let degree = 0; degree < 360; degree += 5) {
    const depth = degree % 30 === 0 ? 16 : degree % 10 === 0 ? 7 : 4;
    ticks += `M${spot(polar(94, degree))}L${spot(polar(94 - depth, degree))}`;
  }
  let chords = '';
  bodies.forEach((one, index) => {
    for (const other of bodies.slice(index + 1)) {
      const apart = Math.abs(((other - one + 540) % 360) - 180);
      if (joined.some((angle) => Math.abs(angle - apart) <= orb))
        chords += `M${spot(polar(46, one))}L${spot(polar(46, other))}`;
    }
  });
  return { ticks, chords, bodies: bodies.map((degree) => polar(60, degree)) };
})();

const strands = 24;
/** The strand of Flow that is drawn in gold. */
export const goldenStrand = 8;

/** Strands that part and come together again, the upper ones later than the lower. */
export const stream = Array.from({ length: strands }, (_, strand) => {
  const place = strand - (strands - 1) / 2;
  const lean = 1.05 - (place / strands) * 0.45;
  let path = '';
  for (let x = 0; x <= 360; x += 15) {
    const swell = Math.sin(Math.PI * (x / 360) ** lean) ** 2;
    path += `${x === 0 ? 'M' : 'L'}${x} ${(100 + place * (2.2 + 5.6 * swell)).toFixed(1)}`;
  }
  return path;
});

const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const seeds = 400;
/** Every so many seeds lie on one arm. */
const arm = 21;
/** A seed grows outwards in so many sizes. */
const sizes = 4;

/** The seeds of a sunflower: rings in some sizes, and one golden arm. A seed is a stroke of no length with a round end. */
export const sunflower = (() => {
  const rings = Array.from({ length: sizes }, () => '');
  let golden = '';
  for (let seed = 1; seed <= seeds; seed++) {
    const distance = 4.87 * Math.sqrt(seed);
    const [x, y] = [100 + distance * Math.cos(seed * goldenAngle), 100 + distance * Math.sin(seed * goldenAngle)];
    const dot = `M${spot([x, y])}h0`;
    const size = Math.min(sizes - 1, Math.floor(Math.sqrt(seed / seeds) * sizes));
    if (seed % arm === 5) golden += dot;
    else rings[size] += dot;
  }
  return { rings, golden };
})();
