import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { safetyProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/safety/server'], safetyProblemTexts);
});
