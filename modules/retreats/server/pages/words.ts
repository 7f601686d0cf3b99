import type { ProductLanguage, UiLanguage } from '#core/contract/page';

/** What search engines and shared links say of the list, and of a page that is not there. */
interface HeadWords {
  readonly title: string;
  readonly about: string;
  readonly missing: string;
}

const words: Readonly<Record<ProductLanguage, HeadWords>> = {
  en: {
    title: 'Retreats',
    about:
      'Days in small groups at places that help you change: programme, rooms, prices and the places that are left.',
    missing: 'Retreat not found',
  },
  de: {
    title: 'Retreats',
    about:
      'Tage in kleinen Gruppen an Orten, die Veränderung leicht machen: Programm, Zimmer, Preise und freie Plätze.',
    missing: 'Retreat nicht gefunden',
  },
  es: {
    title: 'Retiros',
    about: 'Días en grupos pequeños en lugares que ayudan a cambiar: programa, habitaciones, precios y plazas libres.',
    missing: 'Retiro no encontrado',
  },
};

export const headWords = (language: UiLanguage): HeadWords =>
  words[language === 'de' || language === 'es' ? language : 'en'];
