import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { questionProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/questions/server'], questionProblemTexts);
});
