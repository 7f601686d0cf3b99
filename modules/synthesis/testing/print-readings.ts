import { readFileSync } from 'node:fs';
import { answersOf, type Writer } from '#modules/labors/testing/writers/writer';
import { contentOf } from '../server/content';
import { writeEmbedded } from '../server/writer/embedded-writer';
import { aProfile } from './a-profile';
import { calm } from './calm';

/** `npx tsx modules/synthesis/testing/print-readings.ts <persona file> …`: the readings of invented clients, for people to judge. */
for (const file of process.argv.slice(2)) {
  const writer = JSON.parse(readFileSync(file, 'utf8')) as Writer;
  const start = performance.now();
  const reading = await writeEmbedded(
    calm,
    { answers: answersOf(writer), profile: aProfile, notMe: [], crisisAnswers: new Set(), previous: null },
    async () => undefined,
  );
  const took = Math.round(performance.now() - start);
  process.stdout.write(`\n######## ${writer.name} (${took} ms)\n\n${contentOf(reading)}\n`);
}
