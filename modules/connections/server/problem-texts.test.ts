import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { connectionProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/connections/server'], connectionProblemTexts);
});
