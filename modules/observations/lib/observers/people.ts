import { countWords, plainApostrophes, type VoiceSpan } from '#modules/text-analysis/public';
import { arrange, observation } from '../build';
import { clauseAround, fragmentOf, type Range } from '../clauses';
import { isDreamt } from '../dreaming';
import { findAll, hasAny, listed, relationOf, triggers } from '../find';
import { hasInsult } from '../fitness';
import type { ReadSentence } from '../matter';
import type { Fragment, Observation } from '../observation';
import { nameOf, possessive, pronoun } from '../people';
import { isReadable, type Observer, passageFrom, type Reading } from './observer';

const telling =
  /(?<=\s)yo (?:me|le|no|casi)(?!\p{L})|,? (?:und|and|y) (?:hat|habe|ist|dann|ich|i|then|he|she|me|luego|went|put|gave|er|sie)(?!\p{L})|, (?:meint|sagt|meinte|he said|she said|dijo)(?!\p{L})/iu;

/** Speech between marks or after a colon, whose limits are known. */
const isMarked = ({ answer }: ReadSentence, start: number): boolean =>
  /["“„«»‘:]\s*$/u.test(answer.text.slice(Math.max(0, start - 3), start));

/** Somebody stands before the words who may have said them. */
const hasSpeaker = ({ answer, start, persons }: ReadSentence, voice: VoiceSpan, end: number): boolean => {
  const around = `${answer.text.slice(start, voice.start)} ${answer.text.slice(voice.end, end)}`;
  return (
    persons.some((person) => around.includes(person)) ||
    /(?<!\p{L})(?:he|she|they|er|sie|es|man|él|ella|rule|rules|regel|regla|dijo|decía|dice|decían|dicen)(?!\p{L})/iu.test(
      around,
    )
  );
};

const spanishSubject =
  /(?<who>(?:el|la|mi)\s(?!(?:me|le|les|nos|se|lo|que)\s)\p{L}+)\s(?:siempre |me |nos )*(?:decía|dijo|dice|repetía)\s*[:,]?\s*["«“]?$/iu;

/** A word with a capital is somebody where it has a relation, an owner or a verb of speech beside it; brands and places have none. */
const isPerson = (of: string, { text, language }: ReadSentence): boolean => {
  const last = of.split(/\s+/u).at(-1) ?? '';
  if (language !== 'en' || pronoun.test(of) || possessive.test(of) || relationOf(last, language) !== undefined)
    return true;
  const name = of.replace(/[^\p{L}\s'-]/gu, '.');
  return new RegExp(`(?<!\\p{L})${name} (?:\\p{L}+ ){0,2}${says}|${says} ${name}(?!\\p{L})`, 'iu').test(text);
};
const says =
  '(?:said|says|say|saying|asked|asks|told|tells|calls?|called|goes?|go|wrote|writes|shouted|whispered|laughing|used to|would)';

/**
 * Who said it. Where nobody is made out, it is the one person named before the words. Spanish leaves its subjects out, so that
 * somebody from a sentence before is only a guess there, and no guess is taken.
 */
const speakerOf = (sentence: ReadSentence, voice: VoiceSpan): string | null => {
  const { answer, start, persons, language, text } = sentence;
  const before = answer.text.slice(start, voice.start);
  if (language === 'es') {
    const subject = spanishSubject.exec(before)?.groups?.who;
    if (subject) return subject;
    if (voice.of !== null && voice.of !== 'rule' && !text.includes(voice.of)) return null;
  }
  if (voice.of !== null && (voice.of === 'rule' || isPerson(voice.of, sentence))) return voice.of;
  const named = persons.filter((person) => before.includes(person) && !pronoun.test(person));
  return named.length === 1 ? (named[0] ?? null) : null;
};

const trimmed = (sentence: ReadSentence, { start, end, kind }: VoiceSpan): Fragment => {
  const text = sentence.answer.text.slice(start, end);
  const opens = kind === 'reported' ? /^[\s"'“”„«»,:–—]*(?:that\s|dass\s|que\s)?/iu : /^[\s"'“”„«»,:–—]*/u;
  const lead = opens.exec(text)?.[0].length ?? 0;
  // Without marks, speech ends where the telling goes on.
  const goesOn = isMarked(sentence, start) ? null : telling.exec(text);
  if (goesOn) return trimmed(sentence, { start, end: start + goesOn.index, kind, of: null });
  const tail = /[\s"'“”„«»,.;:–—]*$/u.exec(text)?.[0].length ?? 0;
  return fragmentOf(sentence, { start: start + lead, end: Math.max(start + lead, end - tail) });
};

/** Whether a person can be named beside their words. */
const isSomebody = (of: string | null): of is string => of !== null && (of === 'rule' || !pronoun.test(of));

/** What was taken for speech goes on with a verb of speech: its limits were misread. */
const isFrame = /^(?:meint|sagt|sagte|meinte|said|says|told|dijo|decía|por|for|wegen)(?!\p{L})/iu;

/** A relative of the client, or somebody with a name. */
const isNear = (of: string, { language }: ReadSentence): boolean => {
  const last = of.split(/\s+/u).at(-1) ?? '';
  // A preposition before it makes a place or a company of it: "In Gesellschaft sagt man".
  if (/^(?:in|im|am|an|auf|bei|beim|zu|zum|zur|von|vom|en|de|por|con|para) /iu.test(of)) return false;
  // Every noun of German has a capital; with an article it is no name.
  if (language === 'de' && /^(?:der|die|das|ein\p{L}*)\s/iu.test(of)) return relationOf(last, language) !== undefined;
  return /^\p{Lu}\p{Ll}/u.test(last) || (possessive.test(of) && relationOf(last, language) !== undefined);
};

const aboutMe = {
  en: /(?<!\p{L})(?:you|your|you're)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ich|mich|mir)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|te|ti|tu|tus|vos|eres|sos|me|yo)(?!\p{L})/iu,
};

/** A forecast of what others will say, or might. */
const foretold =
  /(?:'ll|'d|(?<!\p{L})(?:will|would|might|could|if|werden|würden?|wird|dirán|dirá|diría))(?!\p{L})[^.;:]*$/iu;
const speech =
  /(?<!\p{L})(?:sa(?:id|ys?)|saying|t(?:old|ells?)|asked|asks|call(?:ed|s)|wrote|shouted|whispered|sagt\p{L}*|gesagt|meint\p{L}*|fragte|schrieb|rief|dijo|dec[ií]an?|dice[ns]?|repetía|preguntó)(?!\p{L})/iu;

/** "said Father, and meant: …": what follows is the client's own reading of it. */
const saysTwice = ({ answer, start }: ReadSentence, voice: VoiceSpan): boolean => {
  const before = plainApostrophes(answer.text.slice(start, voice.start));
  return /(?:und|and|y) (?:meint\p{L}*|meant|quería decir)\s*[:,]?\s*["“„«]?$/iu.test(before);
};

/** What somebody said and the client kept: with a mark of memory near it, or with their own reply. */
export const observeKept: Observer = (reading: Reading) => {
  const { matter, salience } = reading;
  const made: Observation[] = [];
  for (const [index, sentence] of matter.sentences.entries()) {
    const [voice] = sentence.voices;
    const of = voice ? speakerOf(sentence, voice) : null;
    if (
      !voice ||
      saysTwice(sentence, voice) ||
      isDreamt(sentence, matter.answers.find(({ answer }) => answer === sentence.answer)?.sentences ?? []) ||
      !isSomebody(of) ||
      sentence.reality !== 'real' ||
      sentence.time === 'future' ||
      sentence.words > 60
    )
      continue;
    // Only relatives, names and rules; only between marks, or after a verb of speech that the client wrote.
    if (of !== 'rule' && (!isNear(of, sentence) || /['’]/u.test(of))) continue;
    if (foretold.test(plainApostrophes(sentence.answer.text.slice(sentence.start, voice.start)))) continue;
    const isOpen = !isMarked(sentence, voice.start);
    // Without marks, where the telling goes on nobody can say where the speech ends.
    if (isOpen && telling.test(sentence.answer.text.slice(voice.start, voice.end))) continue;
    if (isOpen && of !== 'rule' && !speech.test(sentence.answer.text.slice(sentence.start, voice.start))) continue;
    const words = trimmed(sentence, voice);
    const count = countWords(words.text);
    const most = isMarked(sentence, voice.start) ? 24 : 18;
    if (count < 3 || count > most || isFrame.test(words.text) || hasInsult(words.text, sentence.language)) continue;
    if (!hasSpeaker(sentence, voice, sentence.end)) continue;
    // Who speaks is made out surely only where speech is marked and a relative or a name stands before it.
    if (sentence.language !== 'en' && of !== 'rule' && !(isNear(of, sentence) && isMarked(sentence, voice.start)))
      continue;
    // What was never said is not kept.
    if (sentence.negations.some(({ start }) => start < voice.start)) continue;
    const following = [1, 2]
      .map((step) => matter.sentences[index + step])
      .filter(
        (one) => one !== undefined && one.answer === sentence.answer && one.speaker === 'own' && one.reality === 'real',
      );
    const own = following.filter((one) => one !== undefined);
    const isRemembered = hasAny(sentence, 'memory') || own.some((one) => hasAny(one, 'memory'));
    const answering = own.find((one) => hasAny(one, 'reply') && one.voices.length === 0);
    const [at] = answering ? findAll(answering, 'reply') : [];
    const reply = answering && at ? clauseAround(answering, at, { least: 3, most: 20 }) : null;
    const concerns =
      isMarked(sentence, voice.start) &&
      voice.kind === 'quoted' &&
      count <= 16 &&
      aboutMe[sentence.language].test(words.text) &&
      isNear(of, sentence);
    if (!isRemembered && !reply && of !== 'rule' && !concerns) continue;
    const passages = [
      passageFrom(reading, sentence, nameOf(of, sentence.language)),
      ...(answering && reply ? [passageFrom(reading, answering)] : []),
    ];
    const weight = salience(sentence) + (isRemembered ? 1.2 : 0.2) + (reply ? 1 : 0) + (of === 'rule' ? 0.8 : 0);
    made.push(
      observation(
        sentence.language,
        { kind: 'kept', by: nameOf(of, sentence.language), words, reply },
        arrange(passages),
        weight,
        words.text,
      ),
    );
  }
  return made.sort((one, other) => other.weight - one.weight).slice(0, 4);
};

const beforeHere = 4;

/** The one relative of that sex whom the sentences before speak of; null where there are several or none. */
const meantBy = (reading: Reading, sentence: ReadSentence, pronounText: string): string | null => {
  const { she, he } = triggers[sentence.language];
  const isShe = /^(?:she|her|sie|ella)$/iu.test(pronounText);
  const relations = listed(isShe ? she : he);
  const near = reading.matter.sentences.filter(
    ({ answer, index }) => answer === sentence.answer && index < sentence.index && index >= sentence.index - beforeHere,
  );
  const people = near
    .flatMap(({ persons }) => persons)
    .filter((person) => {
      const relation = relationOf(person.split(/\s+/u).at(-1) ?? '', sentence.language);
      return relation !== undefined && relations.has(relation);
    });
  return new Set(people.map((person) => person.toLowerCase())).size === 1 ? (people[0] ?? null) : null;
};

interface Subject {
  readonly text: string;
  readonly start: number;
}

/** A relative or a name right before the verb, or a pronoun that can mean only one of them. */
const subjectOf = (reading: Reading, sentence: ReadSentence, said: Range): Subject | null => {
  const before = plainApostrophes(sentence.answer.text.slice(sentence.start, said.start));
  for (const person of sentence.persons) {
    const at = before.lastIndexOf(plainApostrophes(person));
    if (at < 0 || before.slice(at + person.length).trim() !== '' || pronoun.test(person)) continue;
    const last = nameOf(person, sentence.language).split(/\s+/u).at(-1) ?? '';
    if (relationOf(last, sentence.language) === undefined && !/^\p{Lu}/u.test(last)) continue;
    return { text: person, start: sentence.start + at };
  }
  const opens = /(?:^|[\s"“„«])(?<who>she|he|er|sie)\s*$/iu.exec(before);
  const who = opens?.groups?.who;
  const meant = who ? meantBy(reading, sentence, who) : null;
  return opens && who && meant ? { text: meant, start: said.start - 1 - who.length } : null;
};

/** What they did say follows in the same breath. */
const saysAfterAll = ({ answer, end, voices }: ReadSentence, found: Range): boolean =>
  voices.some((voice) => voice.start > found.end) || speaks.test(answer.text.slice(found.end, end));
const speaks =
  /(?<!\p{L})(?:(?:he|she|they|er|sie) (?:\p{L}+ )?(?:said|says|asked|sagte|fragte|hat gesagt)|(?:dijo|preguntó|contestó))(?!\p{L})/iu;

/** What somebody never said or did. */
export const observeUnsaid: Observer = (reading) => {
  const made = reading.matter.sentences.flatMap((sentence): Observation[] => {
    if (!isReadable(sentence) || sentence.speaker !== 'own' || sentence.reality !== 'real') return [];
    const found = findUnsaid(reading, sentence);
    const what = found ? clauseAround(sentence, found, { least: 3, most: 18, keepReasons: true }) : null;
    if (!found || !what || saysAfterAll(sentence, found)) return [];
    const weight = reading.salience(sentence) + 0.9;
    const claim = { kind: 'unsaid' as const, person: nameOf(found.person, sentence.language), what };
    return [observation(sentence.language, claim, [passageFrom(reading, sentence)], weight, what.text)];
  });
  return made.sort((one, other) => other.weight - one.weight).slice(0, 2);
};

const findUnsaid = (reading: Reading, sentence: ReadSentence): (Range & { readonly person: string }) | null => {
  const [unheard] = findAll(sentence, 'unheard');
  const who = unheard?.groups.who;
  if (unheard && who) {
    const person = /^(?:him|her|ihn|sie)$/iu.test(who) ? meantBy(reading, sentence, who === 'him' ? 'he' : 'she') : who;
    return person ? { ...unheard, person } : null;
  }
  for (const said of findAll(sentence, 'unsaid')) {
    const subject = subjectOf(reading, sentence, said);
    if (subject) return { start: subject.start, end: said.end, person: subject.text };
  }
  const [nobody] = findAll(sentence, 'unsaidByNobody');
  const family = nobody && /^(?:my|mis?|meine?) \p{L}+/iu.exec(nobody.text)?.[0];
  return nobody ? { ...nobody, person: family ?? 'nobody' } : null;
};
