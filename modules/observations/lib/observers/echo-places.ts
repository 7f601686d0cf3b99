import { createTurns, type SenseLanguage } from '#modules/text-analysis/public';
import { listed, triggers } from '../find';
import type { ReadSentence } from '../matter';
import { firstNamesIn } from '../names';
import { germanNames } from '../people';
import { lemmaOf, type Token } from '../tokens';
import { readAsked, worthOf } from '../worth';
import type { Reading } from './observer';

export interface Word {
  readonly token: Token;
  readonly key: string;
  readonly worth: number;
}

/** A sentence with its words; `content` holds those that can be shared. */
export interface Place {
  readonly sentence: ReadSentence;
  readonly words: readonly Word[];
  readonly content: ReadonlyMap<string, Word>;
  /** Where each word form stands. */
  readonly at: ReadonlyMap<string, readonly number[]>;
}

const longest = 45;

/** Speech of somebody without the client's words around it does not show whose it is. */
const isFramed = ({ voices, start, end }: ReadSentence): boolean =>
  voices.reduce((sum, voice) => sum + voice.end - voice.start, 0) < (end - start) * 0.9;

/** Names as they stand inside sentences; German writes all its nouns so, but only names after "der" as a subject who acts. */
const namesIn = (reading: Reading): ReadonlySet<string> =>
  new Set([
    ...germanNames(reading.matter),
    ...firstNamesIn(reading.matter),
    ...reading.matter.sentences
      .filter(({ language }) => language !== 'de')
      .flatMap(({ tokens, start, language }) =>
        tokens.filter(
          ({ text, kind, start: at }) =>
            at > start && /^\p{Lu}\p{Ll}/u.test(text) && (language === 'es' || kind === 'name'),
        ),
      )
      .map(({ lower }) => lower),
  ]);

/** A number in words: half of one is another number. */
const numerals: Readonly<Record<SenseLanguage, ReadonlySet<string>>> = {
  en: new Set([
    ...listed(triggers.en.units),
    ...listed(triggers.en.tens),
    ...listed('first second third fourth fifth sixth seventh eighth ninth tenth half twice thrice once'),
  ]),
  de: new Set([
    ...listed(triggers.de.units),
    ...listed(triggers.de.tens),
    ...listed(
      'erste ersten erster erstes zweite zweiten dritte dritten vierte vierten fünfte erstens zweitens drittens viertens einmal zweimal dreimal viermal fünfmal zehnmal hundertmal',
    ),
  ]),
  es: new Set([
    ...listed(triggers.es.units),
    ...listed(triggers.es.tens),
    ...listed('primero primera primer segundo segunda tercero tercera tercer cuarto cuarta quinto quinta veces'),
  ]),
};

/** "Genickt" and "nicken" are one word. */
const keyOf = ({ lemma, lower, text }: Token, language: SenseLanguage): string => {
  const verb =
    language === 'de' && /^\p{Ll}/u.test(text)
      ? /^ge(?<stem>\p{L}{3,})(?:t|en)$/u.exec(lower)?.groups?.stem
      : undefined;
  return verb ? lemmaOf(`${verb}en`, 'de').toLowerCase() : lemma.toLowerCase();
};

export const readPlaces = async (reading: Reading): Promise<Place[]> => {
  const { matter } = reading;
  const pause = createTurns();
  const asked = new Map(
    matter.answers.map(({ answer, language }) => [answer, readAsked(answer.prompt, language ?? 'en')]),
  );
  const names = namesIn(reading);
  const places: Place[] = [];
  for (const sentence of matter.sentences) {
    if (sentence.words < 3 || sentence.words > longest || !isFramed(sentence)) continue;
    const people = new Set(sentence.persons.flatMap((person) => person.toLowerCase().split(/[^\p{L}]+/u)));
    const words = sentence.tokens.map((token): Word => {
      const key = keyOf(token, sentence.language);
      const isWord = /^[\p{L}'’-]+$/u.test(token.text);
      const isName = people.has(token.lower) || names.has(token.lower);
      const isAsked = asked.get(sentence.answer)?.has(key) ?? false;
      const isNumber = numerals[sentence.language].has(token.lower);
      return { token, key, worth: !isWord || isName || isAsked || isNumber ? 0 : worthOf(token, sentence.language) };
    });
    const at = new Map<string, number[]>();
    for (const [index, { token }] of words.entries()) at.set(token.lower, [...(at.get(token.lower) ?? []), index]);
    places.push({
      sentence,
      words,
      at,
      content: new Map(words.filter(({ worth }) => worth > 0).map((word) => [word.key, word])),
    });
    await pause();
  }
  return places;
};
