import { canClaim, type Observation, type Observed, observation, passageOf } from '#modules/observations/public';

const fewestWords = 6;

/** Of each Labor the own sentence with the highest measure; for readings in which little else was found. */
export const weighLabors = ({ matter, salience }: Observed): Observation[] =>
  matter.answers.flatMap(({ sentences }) => {
    const [best] = sentences
      .filter((one) => canClaim(one) && one.words >= fewestWords && one.voices.length === 0 && one.self)
      .sort((one, other) => salience(other) - salience(one));
    if (!best) return [];
    const { answer, start, end, text, language } = best;
    const { responseId, laborNumber } = answer;
    const fragment = { responseId, laborNumber, start, end, text };
    const passage = passageOf(best, sentences);
    return [observation(language, { kind: 'weight', fragment }, [passage], salience(best), text)];
  });
