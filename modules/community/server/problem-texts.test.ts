import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { communityProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/community/server'], communityProblemTexts);
});
