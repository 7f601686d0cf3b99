import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { conciergeProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/concierge/server'], conciergeProblemTexts);
});
