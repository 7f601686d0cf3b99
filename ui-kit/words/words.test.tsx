// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from '../error-summary/error-summary';
import { german } from './de';
import { spanish } from './es';
import { setWords, words } from './words';

afterEach(() => {
  cleanup();
  setWords();
});

test('parts speak the language that was set, and English where it has no word', () => {
  setWords({ problem: 'Es gibt ein Problem' });
  render(<ErrorSummary errors={[{ id: 'email', text: 'Geben Sie Ihre E-Mail-Adresse ein' }]} />);
  expect(screen.getByRole('region', { name: 'Es gibt ein Problem' })).toBeTruthy();
  expect(words().close).toBe('Close');
});

test('counts follow the number', () => {
  expect([words().suggestionCount(1), words().suggestionCount(3)]).toEqual(['1 suggestion', '3 suggestions']);
  expect([words().allShown(1), words().allShown(12)]).toEqual(['The only one is shown', 'All 12 are shown']);
});

test.each([
  [german, '1 Vorschlag', '2 Vorschläge', 'Der einzige Eintrag ist zu sehen', 'Alle 12 sind zu sehen'],
  [spanish, '1 sugerencia', '2 sugerencias', 'Se ve el único que hay', 'Se ven los 12'],
])('another language counts as it does', (language, one, two, only, all) => {
  setWords(language);
  expect([words().suggestionCount(1), words().suggestionCount(2)]).toEqual([one, two]);
  expect([words().allShown(1), words().allShown(12)]).toEqual([only, all]);
});
