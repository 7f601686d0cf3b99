import { writeFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import { crossValidate } from './cross-validate';
import { sentencesOf } from './sentences';
import { train, writeModel } from './train';
import { trainByVectors } from './train-vectors';

/** Writes the weights anew (`npx tsx modules/concerns/testing/learned/train-weights.ts`) and prints how well unseen sentences are recognised. */
for (const language of ['en', 'de', 'es'] as const) {
  const sentences = sentencesOf(language);
  console.log(language, sentences.length);
  console.table(crossValidate(sentences, language));
  const file = writeModel(train(sentences, language));
  const half = Math.ceil(file.length / 2);
  writeFileSync(projectFile(`modules/concerns/data/learned/${language}-1.bin`), file.subarray(0, half));
  writeFileSync(projectFile(`modules/concerns/data/learned/${language}-2.bin`), file.subarray(half));
  console.log(`${file.length} bytes`);
}
const { file, validated } = await trainByVectors(sentencesOf('en'));
console.log('en, by vectors', validated, `${file.length} bytes`);
writeFileSync(projectFile('modules/concerns/data/learned/en-vectors.bin'), file);
