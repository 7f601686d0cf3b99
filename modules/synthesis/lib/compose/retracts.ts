import type { ReadSentence } from '#modules/observations/public';
import { plainApostrophes, type SenseLanguage } from '#modules/text-analysis/public';

const patterns: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /^["'“(]*(?:correction|actually|no[,.:]|well(?! (?:done|known|off|before|after|over|past|enough|and))|that(?:'s| is) (?:not true|a lie|not right|wrong)|i lied|(?:scratch|strike|delete) that|that(?:'s| is) a joke|(?:just )?(?:joking|kidding)|wrong)(?!\p{L})/iu,
  de: /^["'„»(]*(?:berichtigung|korrektur|doch|na ?ja|nein|stimmt (?:so )?nicht|das stimmt (?:so |gar )?nicht|quatsch|gelogen|falsch|(?:kleiner )?(?:spaß|scherz|witz)|streich das|vergiss das)(?!\p{L})/iu,
  es: /^["'“«(]*(?:corrección|corrijo|miento|mentira|no[,.:]|bueno[,.]|en realidad|eso no es (?:verdad|cierto)|es mentira|es broma|borra eso|tachado)(?!\p{L})/iu,
};

/** Takes back what stands before it, which is not shown without it. */
export const retracts = ({ text, language }: Pick<ReadSentence, 'text' | 'language'>): boolean =>
  patterns[language].test(plainApostrophes(text));
