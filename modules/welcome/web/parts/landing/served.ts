import { pageData } from '#core/web';

/** True when a module of this product has pages at a path; a button to anywhere else would lead to the landing page again. */
export const served = (path: string): boolean =>
  pageData().modules.some(({ roots }) => roots.some(({ route }) => path === route || path.startsWith(`${route}/`)));

/** Where one begins in earnest. */
export const questionnaire = '/enhanced-intake';
