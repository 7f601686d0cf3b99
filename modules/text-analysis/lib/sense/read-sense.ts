import { english } from './english';
import { findEnglishPolarity } from './english-denial';
import { englishDoubts } from './english-doubt';
import { findEnglishReality } from './english-reality';
import { findEnglishSpeaker } from './english-speech';
import {
  compileDoubts,
  type Doubtful,
  type Doubts,
  type Earlier,
  isAddressedBySomebody,
  isDoubtful,
  mayDream,
} from './find-doubt';
import { findPersons } from './find-persons';
import { findQuotes } from './find-quotes';
import { findTime } from './find-reality';
import type { Before } from './find-speaker';
import { german } from './german';
import { findGermanPolarity } from './german-denial';
import { germanDoubts } from './german-doubt';
import { type Dreaming, dreamingAfter, findGermanReality } from './german-reality';
import { findGermanSpeaker } from './german-speech';
import { compilePack, type LanguagePack } from './language-pack';
import type { Reality, SenseLanguage, SenseSentence } from './sense';
import { spanish } from './spanish';
import { findSpanishPolarity } from './spanish-denial';
import { spanishDoubts } from './spanish-doubt';
import { findSpanishReality } from './spanish-reality';
import { findSpanishSpeaker } from './spanish-speech';
import { splitSentences } from './split-sentences';
import { plainApostrophes, words } from './words';

interface Patterns {
  readonly pack: LanguagePack;
  readonly doubt: Doubts;
}
const compile: Readonly<Record<SenseLanguage, () => Patterns>> = {
  en: () => ({ pack: compilePack(english), doubt: compileDoubts(englishDoubts) }),
  de: () => ({ pack: compilePack(german), doubt: compileDoubts(germanDoubts) }),
  es: () => ({ pack: compilePack(spanish), doubt: compileDoubts(spanishDoubts) }),
};
const compiled: Partial<Record<SenseLanguage, Patterns>> = {};

/** Compiled when a text is first read in the language: most starts of the product read none. */
const patternsOf = (language: SenseLanguage): Patterns => {
  compiled[language] ??= compile[language]();
  return compiled[language];
};

const common: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(english.common, 'giu'),
  de: words(german.common, 'giu'),
  es: words(spanish.common, 'giu'),
};
const languages = Object.keys(common) as SenseLanguage[];

const smallWordsIn = (text: string, language: SenseLanguage): number => text.match(common[language])?.length ?? 0;
const countAllWords = (text: string): number => text.match(/[\p{L}']+/gu)?.length ?? 0;

/** The language whose small words stand most often in a text; null where none of the three has one word in ten. */
export const guessLanguage = (text: string): SenseLanguage | null => {
  const total = countAllWords(text);
  const counted = languages
    .map((language) => ({ language, count: smallWordsIn(text, language) }))
    .sort((one, other) => other.count - one.count);
  const [best] = counted;
  return best && total > 0 && best.count >= total / 10 ? best.language : null;
};

/**
 * True of a text whose words are small ones of the language at least one time in five. People write two in five; in related languages,
 * whose texts `guessLanguage` takes for the nearest of the three, it is one in eight.
 */
export const isWrittenIn = (language: SenseLanguage, text: string): boolean => {
  const plain = plainApostrophes(text);
  const total = countAllWords(plain);
  return total > 0 && smallWordsIn(plain, language) >= total / 5;
};

/**
 * The sentences of a text one after the other, so that a caller may pause in a long one; see `readSense`. Null stands between the
 * steps of a sentence: the patterns of each are compiled when they are first used, which takes tens of milliseconds.
 */
export function* readSentences(text: string, known?: SenseLanguage): Generator<SenseSentence | null, void, undefined> {
  const plain = plainApostrophes(text);
  const guessed = known ?? guessLanguage(plain);
  if (guessed === null) return;
  const quotes = findQuotes(text);
  let before: Before = { person: null, leads: undefined, quotedOf: undefined };
  let earlier = null as Earlier | null;
  let dreaming = false;
  let germanDream: Dreaming = null;
  const spans = splitSentences(text);
  for (const [index, { start, end }] of spans.entries()) {
    const next = spans[index + 1];
    const following = next ? plain.slice(next.start, next.end) : '';
    const sentence = plain.slice(start, end);
    const language = known ?? guessLanguage(sentence) ?? guessed;
    const { pack, doubt } = patternsOf(language);
    const within = quotes
      .filter((quote) => quote.start < end && quote.end > start)
      .map((quote) => ({ start: Math.max(quote.start, start) - start, end: Math.min(quote.end, end) - start }));
    yield null;
    const persons = findPersons(sentence, pack, language === 'de' ? 'capital' : 'small');
    yield null;
    const voice =
      language === 'de'
        ? findGermanSpeaker(sentence, within, persons, before, following)
        : language === 'en'
          ? findEnglishSpeaker(sentence, within, persons, pack, before)
          : findSpanishSpeaker(sentence, within, persons, pack, before, following);
    yield null;
    const content = sentence.slice(voice.content.start, voice.content.end);
    const reality: Reality =
      language === 'de'
        ? findGermanReality(sentence, voice, germanDream)
        : language === 'en'
          ? findEnglishReality(sentence, voice, pack, dreaming, following)
          : findSpanishReality(sentence, voice, pack, dreaming || Boolean(earlier?.isDreaming), following);
    yield null;
    const named = persons
      .filter(({ named: isNamed }) => isNamed)
      .map((person) => text.slice(start + person.start, start + person.end));
    const { polarity, negations } =
      language === 'de'
        ? findGermanPolarity(sentence, voice.content)
        : language === 'en'
          ? findEnglishPolarity(sentence, voice.content, voice.speaker === 'own', within, pack)
          : findSpanishPolarity(sentence, voice.content, pack);
    yield null;
    const found: Doubtful = { sentence, quotes: within, negations, earlier, next: following };
    const speaker = voice.speaker === 'own' && isAddressedBySomebody(found, doubt) ? 'unsure' : voice.speaker;
    yield null;
    yield {
      start,
      end,
      text: text.slice(start, end),
      language,
      speaker: voice.speaker,
      of: voice.of,
      voices: voice.voices.map((span) => ({ ...span, start: span.start + start, end: span.end + start })),
      polarity,
      negations: negations.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
      time: findTime(content, sentence, pack),
      reality,
      persons: named,
      self: pack.i.test(content),
      doubtful: isDoubtful(found, doubt),
    };
    earlier = {
      sentence,
      speaker,
      reality,
      isDreaming: mayDream(sentence, earlier, doubt),
    };
    dreaming = reality === 'dream';
    germanDream = language === 'de' ? dreamingAfter(sentence, reality) : null;
    before = {
      person: voice.of !== null && voice.of !== 'rule' ? voice.of : (named.at(-1) ?? before.person),
      leads: /:\s*["'“”„«»‘’]?$/u.test(sentence) ? (named.at(-1) ?? null) : undefined,
      quotedOf: voice.speaker === 'quoted' ? voice.of : undefined,
    };
  }
}

/**
 * What can be said of each sentence of a text without interpreting it: whose it is, whether it is denied, when it holds and
 * whether it is real. Offsets are UTF-16 units of `text`. A text in no known language has no sentences.
 */
export const readSense = (text: string, known?: SenseLanguage): SenseSentence[] =>
  [...readSentences(text, known)].filter((sentence) => sentence !== null);
