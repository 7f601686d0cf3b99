import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { conversationProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/conversations/server'], conversationProblemTexts);
});
