import type { SenseLanguage } from '#modules/text-analysis/public';

/** Closed-class words by which a sentence is measured: none of them names a subject matter. */
export interface WeightyWords {
  /** The writer as subject, object or owner. */
  readonly oneself: string;
  /** Leaves nothing out: never, nobody, only, always. */
  readonly absolute: string;
  readonly denial: string;
  /** Sets one thing against another. */
  readonly against: string;
  /** Wanting, lacking, owing, staying and leaving. */
  readonly wanting: string;
  readonly depends: string;
  /** The first, the last, the best. */
  readonly superlative: string;
  /** Speaks of the writing and not of a life. */
  readonly telling: string;
}

export const weightyWords: Readonly<Record<SenseLanguage, WeightyWords>> = {
  en: {
    oneself: "i|i'm|i've|i'd|i'll|im|ive|me|my|mine|myself",
    absolute:
      'never|nobody|no one|nothing|none|only|always|every|everybody|everyone|everything|whole|no longer|the same|not one|one person|by myself|by me',
    denial: "not|never|no|nobody|nothing|none|\\p{L}+n't|cannot|wasnt|dont|didnt|couldnt|wouldnt|cant|isnt|aint",
    against: 'but|yet|or|instead|except|though|just|only|because|not',
    wanting:
      "want|wanted|wish|i'd like|would like|like to|need|hope|allowed|afraid|love|hate|miss|ashamed|sorry|fault|owe|choose|chose|let|leave|left|stay|stayed|belong|enough",
    depends: 'when|whenever|if|as long as|so long as|while|until',
    superlative: 'best|worst|first|last|most|hardest|truest|\\p{L}+est',
    telling:
      "i'm saying|i'll (?:say|tell|put)|tell you|written|write|writing|wrote|honest|all i have to say|to say about",
  },
  de: {
    oneself: 'ich|mich|mir|mein\\p{L}*|wir|uns|unser\\p{L}*',
    absolute:
      'nie|niemals|niemand\\p{L}*|nichts|kein\\p{L}*|nur|immer|jed\\p{L}*|alle\\p{L}*|ganz\\p{L}*|nimmer|bloß|einzig\\p{L}*|noch',
    denial: 'nicht|nie|kein\\p{L}*|nichts|niemand\\p{L}*|nimmer|nix|ned',
    against: 'aber|sondern|oder|doch|nur|statt|trotzdem|weil|bloß|und',
    wanting:
      'will|wollte|möchte|wünsch\\p{L}*|brauch\\p{L}*|hoff\\p{L}*|angst|lieb\\p{L}*|hass\\p{L}*|schäm\\p{L}*|leid|schuld\\p{L}*|fehl\\p{L}*|bleib\\p{L}*|gehör\\p{L}*|genug|verraten|verlass\\p{L}*',
    depends: 'wenn|solange|sobald|bis|falls',
    superlative: 'beste\\p{L}*|schlimmste\\p{L}*|erste\\p{L}*|letzte\\p{L}*|einzige\\p{L}*|\\p{L}{3,}ste[nrs]?',
    telling: "schreib\\p{L}*|geschrieben|ich sag's|ehrlich|nichts für ungut|sag ich dazu|erzähl\\p{L}*|satz",
  },
  es: {
    oneself: 'yo|me|mí|mi|mis|conmigo|nos|nuestr\\p{L}*|soy|estoy|tengo|quiero|puedo|voy|digo|hago',
    absolute:
      'nunca|nadie|nada|ningun\\p{L}*|sólo|solo|siempre|todo|toda|todos|todas|cada|jamás|ya no|único|única|todavía',
    denial: 'no|nunca|nadie|nada|ningun\\p{L}*|jamás|ni',
    against: 'pero|sino|o|aunque|sólo|solo|porque|ni',
    wanting:
      'quier\\p{L}*|quisiera|ojalá|necesit\\p{L}*|miedo|amo|odio|vergüenza|culpa|falta|debo|debe|quedar\\p{L}*|quedé|dejé|basta|elegí|quité|robé|mentí',
    depends: 'cuando|si|mientras|hasta que',
    superlative: 'mejor|peor|primer\\p{L}*|últim\\p{L}*|únic\\p{L}*|más',
    telling: 'escrib\\p{L}*|escrito|les? voy a contar|te digo|la verdad|digo la|preguntas',
  },
};
