import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { profileProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/profile/server', 'modules/profile/schemas'], profileProblemTexts);
});
