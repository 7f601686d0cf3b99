import { productName } from '#core/contract/house';
import type { PageHead } from '#core/contract/public-page';
import { texts as notFound } from '../pages/not-found/texts/texts';
import { texts as shell } from '../texts/texts';
import { texts } from './texts/texts';

/** What search engines and shared links see of the shell's own page at `/`; null for pages that the browser alone draws. */
export const headOf = (path: string): PageHead | null =>
  path === '/' ? { title: productName, description: shell('about') } : null;

/** The same where nothing is. */
export const headOfNothing = (): PageHead => ({
  title: notFound('title'),
  description: texts('notFound'),
  unlisted: true,
});
