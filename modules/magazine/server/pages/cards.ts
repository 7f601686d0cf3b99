import { readFile } from 'node:fs/promises';
import type { PublicDocument } from '#core/contract/public-page';
import { projectFile } from '#core/server/root';
import { type Category, categories } from '../../schemas/values';

const nameOf = (category: Category | null): string => category?.toLowerCase() ?? 'journal';

/** Own path of the picture of a link to an article of a category; null: to the whole list. */
export const cardPath = (category: Category | null): `/${string}` => `/magazine/cards/${nameOf(category)}.png`;

/** The pictures of links, made by `media/make-cards.ts`. */
export const cards: readonly PublicDocument[] = [null, ...categories].map((category) => ({
  path: cardPath(category),
  type: 'image/png',
  write: () => readFile(projectFile(`modules/magazine/media/cards/${nameOf(category)}.png`)),
}));
