import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { practiceProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/practice-notes/server'], practiceProblemTexts);
});
