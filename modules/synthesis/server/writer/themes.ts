import type { Theme } from '../../data/theme';
import { allThemes } from '../../data/themes';
import { practiceId } from '../../schemas/parts';
import type { Quote, ReadingTheme } from '../../schemas/reading';
import type { Found, FoundByItem, ItemSet } from './closeness';
import { takeQuotes } from './take-quotes';

/** Items and floor for `findFor`. Below the floor, centred, a passage is filler rather than a sign of a theme. */
export const themeSet: ItemSet = {
  name: 'themes',
  floor: 0.27,
  items: allThemes.map(({ id, facets }) => ({ id, sides: facets })),
};

/** A chosen theme with the passages that stand for it. */
interface Chosen {
  readonly theme: Theme;
  readonly found: Found[];
}

/** A theme that returns in several Labors weighs more than one loud passage. */
const strength = (found: readonly Found[], used: ReadonlySet<Quote>): number => {
  const seen = new Set<number>();
  return found
    .filter(({ quote }) => !used.has(quote))
    .map(({ quote, score }) => {
      const again = seen.has(quote.laborNumber);
      seen.add(quote.laborNumber);
      return again ? score / 2 : score;
    })
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, value, rank) => sum + value / (rank + 1), 0);
};

/** The strongest themes with two quotes at most; fewer come back when the words carry fewer. */
export const chooseThemes = (
  found: FoundByItem,
  used: Set<Quote>,
  { themes, quotes, fewest }: { readonly themes: number; readonly quotes: number; readonly fewest: number },
  notMe: ReadonlySet<string>,
): Chosen[] => {
  const chosen: Chosen[] = [];
  const left = new Set(allThemes.filter(({ id }) => !notMe.has(id)));
  while (chosen.length < themes) {
    const ranked = [...left]
      .map((theme) => ({ theme, list: found.get(theme.id) ?? [] }))
      .filter(({ list }) => list.filter(({ quote }) => !used.has(quote)).length >= fewest)
      .sort((a, b) => strength(b.list, used) - strength(a.list, used));
    const next = ranked[0];
    if (!next) break;
    left.delete(next.theme);
    chosen.push({ theme: next.theme, found: takeQuotes(next.list, used, Math.min(quotes, 2)) });
  }
  return chosen;
};

/** Adds further quotes where good ones are left over. */
export const addQuotes = (chosen: readonly Chosen[], found: FoundByItem, used: Set<Quote>, quotes: number): void => {
  for (const { theme, found: own } of chosen)
    if (own.length < quotes) own.push(...takeQuotes(found.get(theme.id) ?? [], used, quotes - own.length));
};

/** What is said follows from the passages: of each side that they show, its own sentence. */
export const presentTheme = ({ theme, found }: Chosen): ReadingTheme => {
  const sides = [...new Set(found.map(({ side }) => side))].slice(0, 2);
  const quotes = found.map(({ quote }) => quote).sort((a, b) => a.laborNumber - b.laborNumber || a.start - b.start);
  return {
    id: theme.id,
    title: theme.title,
    description: sides.map((side) => theme.facets[side]?.says ?? '').join(' '),
    question: theme.facets[sides[0] ?? 0]?.asks ?? '',
    quotes,
  };
};

/** Practices, one for each of the first themes, without those the client refused. */
export const practicesFor = (themes: readonly ReadingTheme[], most: number, notMe: ReadonlySet<string>) =>
  themes.slice(0, most).flatMap(({ id }) => {
    if (notMe.has(practiceId(id))) return [];
    const practice = allThemes.find((theme) => theme.id === id)?.practice;
    return practice ? [{ themeId: id, ...practice }] : [];
  });
