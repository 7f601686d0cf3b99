import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { aftercareProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/aftercare/server'], aftercareProblemTexts);
});
