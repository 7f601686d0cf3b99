import { plainApostrophes } from '#modules/text-analysis/public';
import { observation } from '../build';
import { fragmentOf } from '../clauses';
import type { Observation } from '../observation';
import { isOwnAndReal, type Observer, passageFrom } from './observer';

/** A before and a now, in one sentence or in two that follow each other. */
const thenOpens =
  /^["'“„«]?(?:and |but |und |aber |y |pero |yo )?(?:before|once|in the old days|früher|damals|antes)(?!\p{L})|(?<!\p{L})used to(?!\p{L})/iu;
const nowOpens =
  /^["'“„«]?(?:and |but |und |aber |y |pero )?(?:now|today|these days|heute|jetzt|inzwischen|seither|ahora|hoy)(?!\p{L})/iu;
const thenAndNow =
  /(?:(?<!\p{L})(?:used to|früher)[^.;:?!]{5,90}(?:,|(?<!\p{L})(?:and|but|und|aber)) (?:now|today|these days|heute|jetzt|inzwischen)(?!\p{L})|(?<!\p{L})antes [^.;:?!]{5,90}(?:,| y| pero) (?:y )?ahora(?!\p{L}))/iu;

const most = 2;

/** What was before and what is now. A single "no longer", "since then" or "for the first time" compares no two times. */
export const observeTurn: Observer = (reading) => {
  const found = reading.matter.sentences.flatMap((sentence, index): Observation[] => {
    const next = reading.matter.sentences[index + 1];
    const isWhole = thenAndNow.test(plainApostrophes(sentence.text));
    const isPair =
      next?.answer === sentence.answer && thenOpens.test(plainApostrophes(sentence.text)) && nowOpens.test(next.text);
    const parts = isWhole || !isPair || !next ? [sentence] : [sentence, next];
    const last = parts.at(-1) ?? sentence;
    if (!isWhole && !isPair) return [];
    if (!parts.every((one) => isOwnAndReal(one) && one.voices.length === 0 && one.words <= 40)) return [];
    const passage = { ...passageFrom(reading, last), start: sentence.start };
    const text = sentence.answer.text.slice(sentence.start, last.end);
    const marker = nowWord.exec(text)?.[0] ?? text;
    const weight = Math.max(...parts.map(reading.salience)) + 1.3;
    const claim = { kind: 'turn' as const, marker, fragment: fragmentOf(sentence, sentence) };
    return [observation(sentence.language, claim, [{ ...passage, text }], weight, text)];
  });
  return found.sort((one, other) => other.weight - one.weight).slice(0, most);
};
const nowWord = /(?<!\p{L})(?:now|today|these days|heute|jetzt|inzwischen|seither|ahora|hoy)(?!\p{L})/iu;
