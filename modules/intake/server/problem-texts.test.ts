import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { intakeProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/intake/server'], intakeProblemTexts);
});
