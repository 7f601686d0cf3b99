import { formatLabel, getPageData, type Person } from '#core/web';
import type { CommandItem } from '#ui/command/command';
import { bookmarksPagePath, magazinePath } from '../../../schemas/paths';
import { categories } from '../../../schemas/values';
import { texts as journal } from '../../texts/texts';

/** Something that a choice leads to. */
export interface Place extends CommandItem {
  readonly to: string;
}

/** The pages which this person may open, by the names that the navigation gives them; each once. */
export const pagesFor = (user: Person | null): Place[] => {
  const places = new Map<string, Place>();
  for (const { route, access, nav = [] } of getPageData().modules.flatMap((module) => module.roots))
    for (const { label, roles } of nav) {
      if (places.has(route) || (access === 'signed-in' && !user) || (roles && !(user && roles.includes(user.role))))
        continue;
      places.set(route, { key: route, to: route, text: formatLabel(label) });
    }
  if (user) places.set('list', { key: 'list', to: bookmarksPagePath, text: journal('list') });
  return [...places.values()];
};

/** The categories of the journal. */
export const categoryPlaces = (): Place[] =>
  categories.map((category) => ({
    key: category,
    to: magazinePath({ category }),
    text: journal(`category.${category}`),
  }));

/** Those whose name holds the words. */
export const named = (places: readonly Place[], words: string): Place[] =>
  places.filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
