import type { PageHead } from '#core/contract/page-head';
import { texts as notFound } from '../not-found/texts/texts';
import { texts } from './texts/texts';

const heads: Readonly<Record<string, () => PageHead>> = {
  '/': () => ({ title: 'Hedo', description: texts('landing') }),
  '/client-journey': () => ({ title: texts('journeyTitle'), description: texts('journey') }),
  '/credits': () => ({ title: texts('creditsTitle'), description: texts('credits') }),
  '/privacy': () => ({ title: texts('privacyTitle'), description: texts('privacy') }),
  '/terms': () => ({ title: texts('termsTitle'), description: texts('terms') }),
  '/accessibility': () => ({ title: texts('accessibilityTitle'), description: texts('accessibility') }),
};

/** What search engines and shared links see of an own page; null for pages that the browser alone draws. */
export const headOf = (path: string): PageHead | null => heads[path]?.() ?? null;

/** The same where nothing is. */
export const headOfNothing = (): PageHead => ({
  title: notFound('title'),
  description: texts('notFound'),
  unlisted: true,
});
