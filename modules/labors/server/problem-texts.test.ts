import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { laborProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/labors/server'], laborProblemTexts);
});
