import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { chartProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/charts/server'], chartProblemTexts);
});
