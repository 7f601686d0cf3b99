import { compare } from '#core/bench/compare';
import { createCrisisGate } from '#core/server/ai/crisis';
import { findCrisisPhrases } from '#core/server/ai/crisis-phrases';
import { createEngine } from '#core/server/ai/engine';
import { createSpeech } from '#core/server/ai/speech/create-speech';
import { NO_WRITER } from '#core/server/ai/writer';
import { aProfile } from '../../testing/a-profile';
import { aLongWriter } from '../../testing/writers/long';
import { answersOf } from '../../testing/writers/writer';
import { writeEmbedded } from './embedded-writer';

/* A reading of twelve answers of 400 words, next to the vectors of their sentences alone. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet);
const speech = createSpeech({ ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null }, quiet);
const ai = {
  ...engine,
  crisis: createCrisisGate(engine, quiet),
  crisisPhrases: findCrisisPhrases,
  writer: NO_WRITER,
  speech,
};
const answers = answersOf(aLongWriter(400));
try {
  await compare({
    name: 'a reading of twelve answers of 400 words',
    ours: () =>
      writeEmbedded(
        ai,
        { answers, profile: aProfile, notMe: [], crisisAnswers: new Set<string>() },
        async () => undefined,
      ),
    base: async () => {
      for (const answer of answers)
        await engine.embedder.embed((await engine.sentences(answer.text)).map(({ text }) => text));
    },
    budget: 1.5,
    rounds: 3,
  });
} finally {
  await engine.stop();
}
