/** Charts a second on one core, beside astronomy-engine in the same run: `npx tsx modules/profile/engine/bench.ts [births]`. */
import * as astronomy from 'astronomy-engine';
import { computeChart } from './compute-chart';
import { type Longitudes, turn } from './ephemeris/sky';
import { bodygraphOf } from './rules/bodygraph';
import { PLANETS } from './rules/names';
import { wheelPosition } from './rules/wheel';
import { inUtc } from './testing/vectors';

const count = Number(process.argv[2] ?? 4000);
const DAY = 86_400_000;

/** Births spread over 1900-2050 without any pattern. */
const births = Array.from({ length: count }, (_, i) => {
  const iso = new Date(Date.UTC(1900, 0, 2) + ((i * 0.6180339887498949) % 1) * 55_000 * DAY).toISOString();
  return {
    fullName: 'Robert Allan Krakower',
    birthDate: iso.slice(0, 10),
    birthTime: iso.slice(11, 19),
    lat: ((i * 37) % 130) - 65,
    lon: ((i * 73) % 360) - 180,
    tz: 'Etc/UTC',
  };
});

function theirSky(date: Date): Longitudes {
  const time = astronomy.MakeTime(date);
  const toDate = astronomy.Rotation_EQJ_ECT(time);
  const lonOf = (v: astronomy.Vector) => astronomy.SphereFromVector(astronomy.RotateVector(toDate, v)).lon;
  const out = {} as Longitudes;
  for (const name of PLANETS) {
    out[name] = lonOf(
      name === 'Moon' ? astronomy.GeoMoon(time) : astronomy.GeoVector(astronomy.Body[name], time, true),
    );
  }
  const { x, y, z, vx, vy, vz } = astronomy.GeoMoonState(time);
  const pole = new astronomy.Vector(y * vz - z * vy, z * vx - x * vz, x * vy - y * vx, time);
  out.NorthNode = turn(lonOf(pole) + 90);
  out.Earth = turn(out.Sun + 180);
  out.SouthNode = turn(out.NorthNode + 180);
  return out;
}

/** Both instants and the bodygraph, without houses and the rest that ours has. */
function theirChart(date: Date) {
  const birth = theirSky(date);
  const from = new Date(date.getTime() - 95 * DAY);
  const design = astronomy.SearchSunLongitude(turn(birth.Sun - 88), from, 15);
  if (!design) throw new Error(`no design instant for ${date.toISOString()}`);
  const all = [...Object.values(birth), ...Object.values(theirSky(design.date))];
  return bodygraphOf(new Set(all.map((longitude) => wheelPosition(longitude).gate)));
}

/** By the processor's time, so that other work on the machine counts less. */
function perSecond(run: () => void, charts: number): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return charts / ((user + system) / 1e6);
}

const opening = performance.now();
computeChart(births[0]!, inUtc);
console.log(`first chart, tables opened and verified: ${(performance.now() - opening).toFixed(1)} ms`);

const ours = Array.from({ length: 5 }, () =>
  perSecond(() => {
    for (const birth of births) computeChart(birth, inUtc);
  }, count),
);
const some = births
  .slice(0, Math.min(count, 400))
  .map(({ birthDate, birthTime }) => new Date(`${birthDate}T${birthTime}Z`));
const theirs = Array.from({ length: 3 }, () =>
  perSecond(() => {
    for (const date of some) theirChart(date);
  }, some.length),
);
const [best, other] = [Math.max(...ours), Math.max(...theirs)];
console.log(`this engine, whole charts: ${Math.round(best)}/s`);
console.log(
  `astronomy-engine, activations and bodygraph only: ${Math.round(other)}/s (${(best / other).toFixed(1)} times slower)`,
);
console.log(
  `memory: ${Math.round(process.memoryUsage().rss / 1e6)} MB resident, ${Math.round(process.memoryUsage().arrayBuffers / 1e6)} MB buffers`,
);
