import {
  adverbs,
  asks,
  giving,
  hearsay,
  loud,
  objects,
  saying,
  secondPerson,
  thinking,
  unsaid,
} from './english-speech-words';
import type { PersonSpan } from './find-persons';
import type { Before, Voice } from './find-speaker';
import type { LanguagePack } from './language-pack';
import type { Span } from './sense';
import { opening, words } from './words';

const verb = words([saying, thinking, loud, asks, giving].join('|'), 'giu');
const isThinking = words(thinking);
const isAsking = words(asks);
const isLoud = words(loud);
const isGiving = words(giving);
const wasNotSaid = words(unsaid);
const heard = words(hearsay);
const someOf = (list: string, times: string): RegExp => new RegExp(`^(?:\\s+(?:${list})(?![\\p{L}'])){${times}}`, 'iu');
const object = someOf(objects, '0,2');
const adverb = someOf(adverbs, '0,3');
const direct = opening(secondPerson);
const addressed = words("you|your|yours|yourself|you're|you've|you'd|you'll");
/** A subject that is followed by a verb: the beginning of a clause without `that`. */
const clause = opening(
  `i|i'm|i'd|i've|i'll|im|id|ive|we|we're|we'd|we've|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they'd|they've|it|it's|it'd|
there|there's|this|my|our|his|her|their|the|a|an|no|nobody|no one|nothing|everything|everyone|everybody|someone|some|all|every|girls|boys|men|women|
children|people|good|hard|real|god|dad|mum|mom|nan|gran|mother|father|not only|if`,
);
const writer = /(?<![\p{L}'])(?:i|we|im|ive|i'm|i've|i'd|i'll|we'd|we've)(?:\s+(?!and(?!\p{L}))[\p{L}']+){0,4}\s*$/iu;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Finds who speaks in an English sentence; `quotes` are the quotations within it, by offsets of the sentence. */
export const findEnglishSpeaker = (
  sentence: string,
  quotes: readonly Span[],
  persons: readonly PersonSpan[],
  pack: LanguagePack,
  before: Before,
): Voice => {
  const whole: Span = { start: 0, end: sentence.length };
  const own: Voice = { speaker: 'own', of: null, voices: [], content: whole };
  const speech = quotes.filter(({ start, end }) => wordsIn(sentence.slice(start, end)) > 0);
  const covered = speech.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, sentence.length);
  const outside = speech.reduce(
    (text, { start, end }) => text.slice(0, start) + '_'.repeat(end - start) + text.slice(end),
    sentence,
  );
  const quotedBy = (of: string | null): Voice => {
    const first = speech[0] ?? whole;
    return {
      speaker: 'quoted',
      of,
      voices: speech.map((span) => ({ ...span, kind: 'quoted' as const, of })),
      content: { start: first.start, end: (speech.at(-1) ?? first).end },
    };
  };
  const spoken = (kind: 'quoted' | 'reported', of: string | null, from: number, to = sentence.length): Voice => {
    const start = from + (/^[\s,:;–—-]*/u.exec(sentence.slice(from))?.[0].length ?? 0);
    const content = { start, end: to };
    return { speaker: kind, of, voices: [{ ...content, kind, of }], content };
  };
  const outsiders = persons.filter(({ start }) => !speech.some((one) => start >= one.start && start < one.end));
  const called = (person: PersonSpan | undefined): string | null =>
    person === undefined ? null : person.named ? person.text : before.person;

  /** "I always said", and not "when I was ten my father said". */
  const isWriter = (lead: string, front: string): boolean => {
    const last = writer.exec(front);
    const from = lead.length - (lead.length - lead.trimEnd().length) - front.length + (last?.index ?? 0);
    return last !== null && !outsiders.some(({ start, end }) => start > from && end <= lead.length);
  };

  for (const match of outside.matchAll(verb)) {
    const at = match.index;
    const end = at + match[0].length;
    const said = match[0];
    const lead = outside.slice(0, at);
    const rest = outside.slice(end);
    // The clause of the verb: from the last sign of punctuation or joining word that has a subject after it.
    const from = Math.max(
      0,
      ...[...lead.matchAll(/[,;:—–_"“”!?]\s*|\s(?:and|but|because|while|then)\s+/giu)].map(
        (one) => one.index + one[0].length,
      ),
    );
    const front = lead.slice(from).trim();
    const inverted = /["“”'’,!?_—–]\s*$/u.test(lead) && /^\s+(?:my|the|a|our|his|her|one of|\p{Lu})/u.test(rest);
    if (!inverted && /(?<!\p{L})(?:to|n't to|let|made|make|heard|hear|the|a|an|my|no)$/iu.test(front)) {
      if (!/(?:used|liked?s?|loved?s?|began|started|continued|seems?) to$/iu.test(front)) continue;
    }
    if (/(?<!\p{L})(?:will|won't|should|must|can|might|to be|what)$/iu.test(front) && speech.length === 0) continue;
    if (front === '' && from === 0 && !inverted) continue;
    const subjectIn = (text: string): PersonSpan | undefined =>
      outsiders.filter((one) => one.start >= text.length - front.length && one.end <= at).at(0);
    // "took one look and said": the subject is that of the sentence.
    const joined =
      front === '' || !/\p{L}/u.test(front.replace(new RegExp(pack.coordinator, 'giu'), '')) || wordsIn(front) === 0;
    const first = outsiders.find((one) => one.end <= at);
    const passive =
      /(?<!\p{L})(?:i am|i'm|i was|we were|i've been|i have been|i had been|we are|i got)(?:\s+(?:always|often|once|later|only|also|never))*$/iu.exec(
        front,
      );
    if (passive && /told|taught|informed|assured|warned/iu.test(said)) {
      if (/never/iu.test(front)) return own;
      if (clause.test(rest) || /^\s*(?:that|to|how)\s/iu.test(rest)) return spoken('reported', null, end);
      continue;
    }
    const mine = joined
      ? /^[\s"'“]*(?:(?:then|so|and|but|once|later|that \p{L}+|one \p{L}+),?\s+)*(?:i|we|i'd|i've)(?!\p{L})/iu.test(
          lead,
        ) ||
        (!first && writer.test(lead))
      : isWriter(lead, front) && !/(?:who|which|that)\s+(?:\p{L}+\s+)?$/iu.test(front);
    const quoteAfter = speech.find(({ start }) => start >= end);
    const toWhom = object.exec(rest)?.[0] ?? '';
    const object2 =
      isThinking.test(said) || isLoud.test(said)
        ? (/^\s+(?:at|to) (?:me|us|him|her|them|my \p{L}+|the \p{L}+)/iu.exec(rest)?.[0] ?? '')
        : toWhom;
    const afterObject = rest.slice(object2.length);
    const aside = adverb.exec(afterObject)?.[0] ?? '';
    const tailAt = end + object2.length + aside.length;
    const tail = outside.slice(tailAt);
    const toComma = /^(?:\s+(?!that(?!\p{L})|you(?!\p{L})|i(?!\p{L}))[\p{L}']+){0,7}\s*[,:]?\s*(?=["“'‘«_:])/iu.exec(
      rest,
    );
    const person = inverted
      ? outsiders.find((one) => one.start >= end)
      : joined
        ? first
        : (subjectIn(lead) ?? (/^(?:who|which|that)/iu.test(front) ? first : undefined));
    if (mine) {
      if (quoteAfter || speech.length > 0 || clause.test(tail) || /^\s*(?:that|[,:])/iu.test(tail)) return own;
      continue;
    }
    const of = called(person);
    const hasSubject =
      inverted || joined
        ? person !== undefined || (inverted && speech.length > 0) || lead.trim().length > 3
        : /\p{L}/u.test(front);
    if (!hasSubject) continue;
    if (!inverted && wasNotSaid.test(front) && !pack.saidAfterAll.test(sentence)) return own;
    if (/^\s*(?:nothing|no(?:t a)? word)(?!\p{L})/iu.test(rest) && !quoteAfter && !/and said/iu.test(rest)) continue;
    if (/^t(?:aught|each)/iu.test(said) && !/^\s*that(?!\p{L})/iu.test(tail)) continue;
    if (!inverted && /^\s*(?:nobody|no one|none|neither)(?!\p{L})/iu.test(front)) return own;
    if (isGiving.test(said)) {
      const about = /^\s+(?:me|us|my \p{L}+|him|her)\s+(?:of|for|a|an|the|that|my)(?!\p{L})/iu.exec(rest);
      if (about) return spoken('reported', of, end + about[0].length);
      continue;
    }
    if (toComma && quoteAfter && quoteAfter.start <= end + toComma[0].length + 2) return quotedBy(of);
    if (speech.length > 0 && covered > 0.25) return quotedBy(of);
    if (speech.length > 0 && covered < 0.1) continue;
    // A colon somewhere after the verb, with few words between them.
    const colon = /^[^,;.:]{0,40}:\s/u.exec(rest);
    if (colon) return spoken('quoted', of, end + colon[0].length);
    const trailing =
      inverted ||
      /^\s*(?:[.!?,;]|$)/u.test(tail) ||
      /^\s*,?\s*(?:and|but|while|as|when|every|with|\p{L}+ing)(?!\p{L})/iu.test(tail);
    const saidBefore = inverted || /[,!?—–]\s*$/u.test(lead.slice(0, from));
    if (
      saidBefore &&
      trailing &&
      wordsIn(lead.slice(0, from)) > 1 &&
      !/^(?:when|if|because|after|before|while|as|although|though|since|in|on|at|one|every|the day)(?!\p{L})/iu.test(
        lead,
      )
    ) {
      const text = lead.slice(0, from || at);
      const inner = /(?<!\p{L})(?:i|me|my)(?!\p{L})/iu.test(text) && !addressed.test(text);
      return spoken(inner || isThinking.test(said) ? 'reported' : 'quoted', of, 0, from || at);
    }
    if (/^\s*(?:that|how|to|not to)(?!\p{L})/iu.test(tail) && !isLoud.test(said)) {
      if (
        /^\s*to(?!\p{L})/iu.test(tail) &&
        !/told|tell|ask|order|beg|warn|advise|promise|swore|threaten|urge/iu.test(said)
      )
        continue;
      return spoken('reported', of, tailAt);
    }
    if (/^\s*(?:that|how)(?!\p{L})/iu.test(tail)) return spoken('reported', of, tailAt);
    if (isAsking.test(said) || /^(?:tell|told|say|said|know)/iu.test(said)) {
      if (/^\s*(?:if|whether|why|what|where|who|when)(?!\p{L})/iu.test(tail) && wordsIn(tail) > 2)
        return spoken('reported', of, tailAt);
      if (isAsking.test(said)) continue;
    }
    if (wordsIn(tail) < 3) continue;
    if (direct.test(tail) && !isThinking.test(said)) return spoken('quoted', of, tailAt);
    if (/^\s*,/u.test(tail)) {
      if (addressed.test(tail) || (joined && !clause.test(tail.replace(/^\s*,/u, '')))) {
        if (!isThinking.test(said)) return spoken('quoted', of, tailAt);
      }
      if (clause.test(tail.replace(/^\s*,/u, '')) && saidBefore) return spoken('reported', of, 0);
      if (clause.test(tail.replace(/^\s*,/u, '')) && wordsIn(front) <= 4) return spoken('quoted', of, tailAt);
      continue;
    }
    if (clause.test(tail) && !isLoud.test(said)) return spoken('reported', of, tailAt);
    if (/^\s+\p{Lu}/u.test(tail)) return spoken('reported', of, tailAt);
  }

  for (const person of outsiders) {
    const lead = sentence.slice(0, person.start);
    if (!pack.accordingTo.test(lead)) continue;
    const late = lead.trim().length > sentence.length / 2;
    return late ? spoken('reported', called(person), 0, person.start) : spoken('reported', called(person), person.end);
  }
  const rule = pack.rule.exec(outside);
  if (rule) {
    const named = rule.index + rule[0].length;
    const from = named + (/^(?: \p{L}+){1,5}(?= that\s)/iu.exec(outside.slice(named))?.[0].length ?? 0);
    if (speech.length > 0) return quotedBy('rule');
    return spoken(
      /^\s*:/u.test(sentence.slice(from)) || direct.test(sentence.slice(from)) ? 'quoted' : 'reported',
      'rule',
      from,
    );
  }
  const rumour = heard.exec(outside);
  if (rumour) return speech.length > 0 ? quotedBy(null) : spoken('reported', null, rumour.index + rumour[0].length);
  // "Mum, every birthday: …", "her letter ended with …": a quotation that ends the sentence belongs to whom it names.
  const only = speech.length === 1 ? speech[0] : undefined;
  const introduced =
    only && /(?::|(?<!\p{L})(?:with|reads?|saying|words|was|were|is))\s*["“'‘«]$/iu.test(sentence.slice(0, only.start));
  if (
    introduced &&
    covered > 0.2 &&
    wordsIn(sentence.slice(only.start, only.end)) > 2 &&
    !writer.test(outside.slice(0, only.start))
  )
    return quotedBy(called(outsiders.find(({ named }) => named)));
  if (speech.length > 0 && covered > 0.5) return quotedBy(before.leads ?? before.quotedOf ?? before.person);
  if (before.leads !== undefined && before.leads !== null) return spoken('quoted', before.leads, 0);
  // Free direct speech: after a sentence about somebody, one that opens with a judgement of "you".
  const judged = /^(?:you(?:'re|'ve|'ll| are| were| have| will| look| never| always| should| ought)|your)(?!\p{L})/iu;
  if (before.person !== null && judged.test(sentence) && !/(?<!\p{L})(?:i|me|my)(?!\p{L})/iu.test(sentence))
    return spoken('quoted', before.person, 0);
  return own;
};
