import { findPolarity } from './find-polarity';
import type { LanguagePack } from './language-pack';
import type { Negation, Span } from './sense';
import { words } from './words';

/** What these verbs have as their object is what the sentence says: "creo que no". */
const leads = [
  'soñ(?:é|aba|ado)|sueño|creo|creía|pienso|pensaba|pensé|sé|sabía|supe|siento|sentía|sentí|noto|noté|veo|vi|reconozco|confieso',
  'admito|juro|juré|prometo|prometí|supongo|digo|dije|entendí|comprendí|aprendí|descubrí|parece|resulta|será|es|era|seguro',
  'me (?:di|doy) cuenta(?: de)?|está claro|temo|temía|miedo(?: a| de)?|espero|quiero|decidí|he decidido',
].join('|');
const leadsOn = words(
  `(?:${leads})(?: (?:yo|muchas veces|a veces|siempre|ahora))? que(?= (?:\\p{L}+ ){0,3}(?:no|nunca|nadie|nada|ni|tampoco|jamás)(?!\\p{L}))`,
  'giu',
);
/** `sin` denies after a verb of being; elsewhere it only says how: "entré sin llaves". */
const without =
  /(?<!(?<!\p{L})(?:(?:est|qued|viv|crec|cri|llev|segu|sig|pas|sent|dej|and|soy|somos|fui|era)\p{L}*)(?:\s+(?:muy|siempre|también|\p{L}+ (?:años|meses|días|semanas|noches)))?\s)(?<!\p{L})sin(?!\p{L})/giu;
/** Denied already: "no sin miedo", "no es que no". */
const twice = /(?<!\p{L})(?:no|nunca)\s(?:\p{L}+\s){0,3}$/iu;
/** ", no un recibo": what it is not, after what it is. */
const contrast = /,\s*no(?= (?:un|una|unos|unas|el|la|los|las|mi|mis|su|sus|de|por|a|con|para|en)(?!\p{L})[^,]*$)/iu;
const negator = /(?<!\p{L})(?:no|nunca|jamás|nadie|nada|ningún|ninguna|ni|tampoco|apenas)(?!\p{L})/iu;
/** The clause after a condition or a time that no comma closes: "cuando murió no lloré". */
const afterOpening =
  /^[\s"«]*(?:cuando|aunque|mientras|desde que|si|como)\s+(?:\p{L}+\s+){0,4}?(?:\p{L}{2,}(?:ó|aba|aban|ieron|aron|ía|ían)|era|fue|hizo|vino)(?:\s+(?:mi|el|la|los|las|de|a|por|en|un|una)?\s*\p{L}+){0,3}?\s+(?=(?:yo )?(?:ya )?(?:no|nunca|nadie|tampoco)(?!\p{L}))/iu;

/** Whether what a Spanish sentence says is denied; the words that are not read keep their length. */
export const findSpanishPolarity = (
  sentence: string,
  content: Span,
  pack: LanguagePack,
): { readonly polarity: 'affirmed' | 'negated'; readonly negations: readonly Negation[] } => {
  const opened = content.start === 0 && !sentence.includes(',') ? afterOpening.exec(sentence) : null;
  let text = sentence;
  if (opened) text = `${text.slice(0, opened[0].length - 1)},${text.slice(opened[0].length)}`;
  const apart = contrast.exec(text);
  if (apart && apart.index > content.start && !negator.test(text.slice(content.start, apart.index)))
    text = text.slice(0, apart.index) + text.slice(apart.index).replace(/no/iu, '__');
  text = text
    .replace(leadsOn, (phrase: string, at: number) =>
      twice.test(text.slice(0, at)) ? phrase : `${phrase.slice(0, -3)},,,`,
    )
    .replace(without, (word: string, at: number) => (twice.test(text.slice(0, at)) ? word : '___'))
    .replace(/(?<=(?<!\p{L})no\s[^,]{1,40}\s)ni(?= (?:una|un|siquiera)(?!\p{L}))/giu, '__')
    .replace(/^([\s"«¿]*)por que(?= no )/iu, '$1_______');
  return findPolarity(text, content, pack);
};
