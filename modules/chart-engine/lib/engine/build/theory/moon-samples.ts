import { writeFileSync } from 'node:fs';
import { moonByTheory } from './elp';
import { MOON_NODES, moonSampleTimes } from './moon-grid';

/** Worker of the table builder: `moon-samples.ts <first segment> <end segment> <file>` writes x, y, z at each Chebyshev node. */
const [first, end, file] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]!];
const out = new Float64Array((end - first) * MOON_NODES * 3);
let at = 0;
for (let segment = first; segment < end; segment++) {
  for (const jd of moonSampleTimes(segment)) {
    out.set(moonByTheory(jd), at);
    at += 3;
  }
}
writeFileSync(file, new Uint8Array(out.buffer));
