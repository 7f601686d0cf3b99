import type { KnowledgeText } from '#modules/knowledge/public';
import de from '../../data/glossary.de.json';
import en from '../../data/glossary.en.json';
import es from '../../data/glossary.es.json';

/** Terms of a chart in two or three sentences; what they mean for one's own chart stands on the page of its chapters. */
export const glossary: readonly KnowledgeText[] = Object.entries({ en, de, es } as const).flatMap(([language, terms]) =>
  terms.map(({ id, title, asked, text }) => ({
    id: `term:${id}${language === 'en' ? '' : `.${language}`}`,
    ...{ title, asked, text },
    path: '/profile/chapters',
    language: language as 'en' | 'de' | 'es',
  })),
);
