import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { chapterProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/chart-chapters/server'], chapterProblemTexts);
});
