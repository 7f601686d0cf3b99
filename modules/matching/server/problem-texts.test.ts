import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { matchingProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/matching/server', 'modules/matching/lib'], matchingProblemTexts);
});
