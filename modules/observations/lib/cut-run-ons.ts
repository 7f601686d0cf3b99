import { countWords, type SenseLanguage } from '#modules/text-analysis/public';

interface Piece {
  readonly start: number;
  readonly end: number;
}

/** More words without a full stop than anybody writes who uses full stops. */
const most = 55;
const joints: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /\s(?=(?:and then|and so|and|but|so|because) (?:i|he|she|we|they|it|there|my|nobody|everyone)(?:'\p{L}+)?\s(?!(?:\p{L}+ )?(?:say|says|said|tell|tells|told|ask|asks|asked|answered)(?!\p{L})))/giu,
  de: /\s(?=(?:und dann|und|aber|denn|weil) (?:ich|er|sie|wir|es|da|dann|mein|meine|niemand)\s)(?!und ich (?:auch|nicht|zwei|haben|sind|waren|hatten|wir|und|\p{L}+en)(?!\p{L}))/giu,
  es: /\s(?=(?:y entonces|y luego|y|pero|porque|entonces) (?:yo|él|ella|me|no|mi|nos|le|les|nadie|ya|ahora|después)\s)/giu,
};

/**
 * The whole text as one piece, except that dictated sentences without full stops are cut where a clause with a subject of its own
 * begins: read whole, one denial would count for a page.
 */
export const cutRunOns = (text: string, language: SenseLanguage): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  let lineFrom = 0;
  for (const { 0: run, index } of text.matchAll(/[^.!?…\n\r]+/gu)) {
    lineFrom = index;
    if (countWords(run) <= most) continue;
    for (const joint of run.matchAll(joints[language])) {
      const at = lineFrom + joint.index;
      if (countWords(text.slice(from, at)) < 8) continue;
      pieces.push({ start: from, end: at });
      from = at + 1;
    }
  }
  pieces.push({ start: from, end: text.length });
  return pieces;
};
