import { compare } from '#core/bench/compare';
import { aLongWriter } from '#modules/labors/testing/writers/long';
import { answersOf } from '#modules/labors/testing/writers/writer';
import { observeAnswers } from '#modules/observations/public';
import { aProfile } from '../../testing/a-profile';
import { calm } from '../../testing/calm';
import { composeForReading, observeForReading } from '../thread';
import { writeEmbedded } from './embedded-writer';
import { answerTextsOf } from './sources';

/* A reading of twelve answers of 400 words, next to observing them alone: composing is to cost next to nothing. */
const answers = answersOf(aLongWriter(400));
await observeAnswers(answerTextsOf(answers));
await compare({
  name: 'a reading of twelve answers of 400 words',
  ours: () =>
    writeEmbedded(
      { gate: calm, observe: observeForReading, compose: composeForReading },
      { answers, profile: aProfile, notMe: [], crisisAnswers: new Map(), previous: null },
      async () => undefined,
    ),
  base: () => observeAnswers(answerTextsOf(answers)),
  budget: 1.3,
  rounds: 3,
});
