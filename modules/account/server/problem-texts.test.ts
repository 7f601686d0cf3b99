import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { accountPageProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/account/server'], accountPageProblemTexts);
});
