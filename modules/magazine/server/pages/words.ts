import type { UiLanguage } from '#core/contract/page';
import type { Category } from '../../schemas/values';

/** What search engines and shared links say of the magazine's own pages. */
export interface HeadWords {
  readonly about: string;
  readonly readingList: string;
  readonly missing: string;
  readonly categories: Readonly<Record<Category, string>>;
}

const en: HeadWords = {
  about: 'Articles, guides and talks on personal change: what research knows, what people lived through, what helps.',
  readingList: 'Reading list',
  missing: 'Article not found',
  categories: {
    Science: 'Science',
    Travel: 'Travel',
    Wellness: 'Wellness',
    Integration: 'Integration',
    Nutrition: 'Nutrition',
    Technology: 'Technology',
  },
};
const de: HeadWords = {
  about:
    'Artikel, Leitfäden und Gespräche über persönlichen Wandel: was die Forschung weiß, was Menschen erlebten, was hilft.',
  readingList: 'Leseliste',
  missing: 'Artikel nicht gefunden',
  categories: {
    Science: 'Wissenschaft',
    Travel: 'Reisen',
    Wellness: 'Wohlbefinden',
    Integration: 'Integration',
    Nutrition: 'Ernährung',
    Technology: 'Technik',
  },
};
const es: HeadWords = {
  about:
    'Artículos, guías y charlas sobre el cambio personal: lo que sabe la ciencia, lo que otros vivieron, lo que ayuda.',
  readingList: 'Lista de lectura',
  missing: 'No se encontró el artículo',
  categories: {
    Science: 'Ciencia',
    Travel: 'Viajes',
    Wellness: 'Bienestar',
    Integration: 'Integración',
    Nutrition: 'Nutrición',
    Technology: 'Tecnología',
  },
};

/** The words in the language a page is drawn in. */
export const headWords = (language: UiLanguage): HeadWords => (language === 'de' ? de : language === 'es' ? es : en);
