import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { sharingProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/sharing/server'], sharingProblemTexts);
});
