import { createCrisisGate } from '#core/server/ai/crisis';
import { findCrisisPhrases } from '#core/server/ai/crisis-phrases';
import { createEngine } from '#core/server/ai/engine';
import { createSpeech } from '#core/server/ai/speech/create-speech';
import { NO_WRITER } from '#core/server/ai/writer';
import { contentOf } from '../server/content';
import { writeEmbedded } from '../server/writer/embedded-writer';
import { aProfile } from './a-profile';
import { writers } from './writers';
import { answersOf } from './writers/writer';

/** `npx tsx modules/synthesis/testing/print-readings.ts [name]`: what the embedded writer makes of the invented writers. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const main = async (only: string | undefined): Promise<void> => {
  const engine = createEngine(quiet);
  const speech = createSpeech({ ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null }, quiet);
  const crisis = createCrisisGate(engine, quiet);
  const ai = { ...engine, crisis, crisisPhrases: findCrisisPhrases, writer: NO_WRITER, speech };
  for (const writer of writers) {
    if (only && writer.name !== only) continue;
    const start = performance.now();
    const sources = {
      answers: answersOf(writer),
      profile: aProfile,
      notMe: [],
      crisisAnswers: new Set<string>(),
    };
    const reading = await writeEmbedded(ai, sources, async () => undefined);
    const took = Math.round(performance.now() - start);
    process.stdout.write(`\n######## ${writer.name} (${took} ms)\n\n${contentOf(reading)}\n`);
  }
  await engine.stop();
};

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
