import type { Theme } from '../../data/theme';
import { innerThemes } from '../../data/themes-inner';
import { outerThemes } from '../../data/themes-outer';
import type { ReadingTheme } from '../../schemas/reading';
import { type Close, takeQuotes } from './closeness';
import type { Sentence } from './sources';

export const allThemes: readonly Theme[] = [...innerThemes, ...outerThemes];
/** Below this a sentence is filler rather than a sign of a theme. */
export const themeFloor = 0.4;

const strength = (close: readonly Close[]): number => {
  const best = new Map<number, number>();
  for (const { sentence, similarity } of close) {
    const labor = sentence.quote.laborNumber;
    if (similarity > (best.get(labor) ?? 0)) best.set(labor, similarity);
  }
  // A theme that returns in several Labors weighs more than one loud sentence.
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, value, rank) => sum + value / (rank + 1), 0);
};

/** The strongest themes, each with its own quotes. Fewer come back when the words carry fewer. */
export const chooseThemes = (
  close: ReadonlyMap<string, readonly Close[]>,
  used: Set<Sentence>,
  { themes, quotes }: { readonly themes: number; readonly quotes: number },
): ReadingTheme[] => {
  const ranked = allThemes
    .map((theme) => ({ theme, found: close.get(theme.id) ?? [] }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => strength(b.found) - strength(a.found));
  const chosen: ReadingTheme[] = [];
  for (const { theme, found } of ranked) {
    if (chosen.length === themes) break;
    const taken = takeQuotes(found, used, quotes);
    if (taken.length === 0) continue;
    const { id, title, description, question } = theme;
    chosen.push({ id, title, description, question, quotes: taken.map(({ sentence }) => sentence.quote) });
  }
  return chosen;
};

/** Three practices at most, one for each of the first themes. */
export const practicesFor = (themes: readonly ReadingTheme[]) =>
  themes.slice(0, 3).flatMap(({ id }) => {
    const practice = allThemes.find((theme) => theme.id === id)?.practice;
    return practice ? [{ themeId: id, ...practice }] : [];
  });
