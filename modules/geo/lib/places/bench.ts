import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ensurePlaces } from './build/ensure-places';
import { openPlaces } from './places';

/* npx tsx --expose-gc modules/geo/lib/places/bench.ts: loads the places, types many names letter by letter, and prints what that took. */
const TYPED = [
  ...['München', 'Springfield, Illinois', 'Санкт-Петербург', '北京', 'São Paulo, Brazil', 'new york ny usa', 'Bombay'],
  ...['San José, Costa Rica', 'Wushan, Gansu, China', 'saint louis missouri', 'Longyearbyen', 'Ushuaia', 'القاهرة'],
  ...[
    'Al Mafraq',
    'La Paz',
    'Santa Cruz',
    'Kota',
    'Bad Homburg vor der Höhe',
    'Ōsaka',
    'Thành phố Hồ Chí Minh',
    'a, b, c, d, e',
  ],
];
const ROUNDS = 40;

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const settled = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss;
};

await ensurePlaces();
const before = settled();
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();
const began = performance.now();
const places = openPlaces();
places.byId('0');
const loaded = performance.now() - began;
await new Promise((resolve) => setTimeout(resolve, 50));
loop.disable();
console.log(`load          ${loaded.toFixed(0)} ms, longest pause of the event loop ${(loop.max / 1e6).toFixed(1)} ms`);
console.log(`memory (RSS)  +${megabytes(settled() - before)} after loading`);

const measured: { text: string; ms: number }[] = [];
const measure = (text: string, work: () => unknown): void => {
  const start = performance.now();
  work();
  measured.push({ text, ms: performance.now() - start });
};
const first: string[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  if (round === 1) {
    measured.sort((a, b) => b.ms - a.ms);
    first.push(...measured.slice(0, 3).map(({ text, ms }) => `"${text}" ${ms.toFixed(1)} ms`));
    measured.length = 0;
  }
  for (const text of TYPED) {
    const letters = [...text];
    letters.forEach((_, i) => {
      const typed = letters.slice(0, i + 1).join('');
      measure(typed, () => places.search(typed));
    });
    measure(`${text} (resolved)`, () => places.resolveText(text));
  }
}
measured.sort((a, b) => a.ms - b.ms);
const at = (share: number): string =>
  measured[Math.min(measured.length - 1, Math.floor(measured.length * share))]!.ms.toFixed(2);
console.log(`first round   slowest: ${first.join(', ')}`);
console.log(
  `${measured.length} look-ups  p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms ("${measured.at(-1)!.text}")`,
);
const after = settled();
const { heapUsed, arrayBuffers } = process.memoryUsage();
console.log(
  `memory (RSS)  +${megabytes(after - before)} after all; buffers ${megabytes(arrayBuffers)}, heap ${megabytes(heapUsed)}`,
);
