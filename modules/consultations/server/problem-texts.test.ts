import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { consultationProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/consultations/server'], consultationProblemTexts);
});
