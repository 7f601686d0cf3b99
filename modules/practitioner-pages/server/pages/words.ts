import type { ProductLanguage, UiLanguage } from '#core/contract/page';

interface HeadWords {
  readonly title: string;
  readonly about: string;
  readonly missing: string;
}

const words: Readonly<Record<ProductLanguage, HeadWords>> = {
  en: {
    title: 'Practitioners',
    about:
      'People who accompany change: how they work, what it costs, which trainings were checked, and when a first call is free.',
    missing: 'Practitioner not found',
  },
  de: {
    title: 'Fachpersonen',
    about:
      'Menschen, die Veränderung begleiten: wie sie arbeiten, was es kostet, welche Ausbildungen geprüft sind und wann ein erstes Gespräch frei ist.',
    missing: 'Diese Seite gibt es nicht',
  },
  es: {
    title: 'Profesionales',
    about:
      'Personas que acompañan el cambio: cómo trabajan, cuánto cuesta, qué formaciones están comprobadas y cuándo hay una primera conversación libre.',
    missing: 'No encontramos esta página',
  },
};

/** What search engines and shared links say of the directory, and of a page that is not there. */
export const headWords = (language: UiLanguage): HeadWords =>
  words[language === 'de' || language === 'es' ? language : 'en'];
