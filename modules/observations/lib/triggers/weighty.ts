import type { SenseLanguage } from '#modules/text-analysis/public';

/** Closed-class words by which a sentence is measured: none of them names a subject matter. */
export interface WeightyWords {
  /** The writer as subject, object or owner. */
  readonly oneself: string;
  /** Leaves nothing out: never, nobody, only, always. */
  readonly absolute: string;
  /** Sets one thing against another. */
  readonly against: string;
}

export const weightyWords: Readonly<Record<SenseLanguage, WeightyWords>> = {
  en: {
    oneself: "i|i'm|i've|i'd|i'll|im|ive|me|my|mine|myself",
    absolute:
      'never|nobody|no one|nothing|none|only|always|every|everybody|everyone|everything|whole|no longer|the same|not one|one person|by myself|by me',
    against: 'but|yet|or|instead|except|though|just|only|because|not',
  },
  de: {
    oneself: 'ich|mich|mir|mein\\p{L}*|wir|uns|unser\\p{L}*',
    absolute:
      'nie|niemals|niemand\\p{L}*|nichts|kein\\p{L}*|nur|immer|jed\\p{L}*|alle\\p{L}*|ganz\\p{L}*|nimmer|bloß|einzig\\p{L}*|noch',
    against: 'aber|sondern|oder|doch|nur|statt|trotzdem|weil|bloß|und',
  },
  es: {
    oneself: 'yo|me|mí|mi|mis|conmigo|nos|nuestr\\p{L}*|soy|estoy|tengo|quiero|puedo|voy|digo|hago',
    absolute:
      'nunca|nadie|nada|ningun\\p{L}*|sólo|solo|siempre|todo|toda|todos|todas|cada|jamás|ya no|único|única|todavía',
    against: 'pero|sino|o|aunque|sólo|solo|porque|ni',
  },
};
