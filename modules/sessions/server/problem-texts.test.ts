import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { sessionProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/sessions/server'], sessionProblemTexts);
});
