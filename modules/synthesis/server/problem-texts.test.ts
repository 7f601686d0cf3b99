import { it } from 'vitest';
import { expectTranslatedProblems } from '#core/testing/problem-sentences';
import { synthesisProblemTexts } from './problem-texts';

it('refuses in German and Spanish too', () => {
  expectTranslatedProblems(['modules/synthesis/server'], synthesisProblemTexts);
});
