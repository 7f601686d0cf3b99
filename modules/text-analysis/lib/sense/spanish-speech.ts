import type { PersonSpan } from './find-persons';
import { type Before, findSpeaker, type Voice } from './find-speaker';
import type { LanguagePack } from './language-pack';
import type { Span } from './sense';
import { spanishDoubts } from './spanish-doubt';
import { opening, words } from './words';

/** Verbs of speech in the third person, by stem and ending, so that no form has to be listed. */
const says = words(
  [
    'dic(?:e|en|iendo)|dij(?:o|eron)|dec(?:[ií]a|[ií]an)|cuenta[n]?|sostien(?:e|en)|sostuv(?:o|ieron)|advirti(?:ó|eron)|adviert(?:e|en)',
    '(?:cont|asegur|jur|afirm|opin|anot|confes|comunic|inform|grit|bram|sentenci|exclam|murmur|susurr|suspir|contest|pregunt|solt|avis|coment|explic|diagnostic|dictamin|notific|declar|vaticin|recalc|reproch)(?:a|an|ó|aron|aba|aban|ando)',
    'confies(?:a|an)|suelt(?:a|an)|promet(?:e|en|ió|ieron|ía|ían)|respond(?:e|en|ió|ieron|ía|ían)|insist(?:e|en|ió|ieron|ía|ían)',
    'cre(?:e|en|yó|yeron|[ií]a|[ií]an)|piens(?:a|an)|pens(?:ó|aron|aba|aban)|escrib(?:e|en|ió|ieron|ía|ían)|repit(?:e|en|ió|ieron)|repet(?:[ií]a|[ií]an)',
  ].join('|'),
  'giu',
);
/** The writer's own act of speaking or thinking stands before the verb: what follows is the writer's. */
const mine = words(
  '(?:le|les|te|se lo)? ?(?:dije|digo|contesté|respondí|pregunté|grité|conté|escribí|prometí|juré|pensé|creí)',
);
/** Never said is not said. */
const unsaid =
  /(?<!\p{L})(?:nunca|jamás|no|tampoco|nadie|apenas|sin)(?:\s+(?:me|nos|le|les|te|se|lo|la|los|las|ha|había))*\s+$/iu;
const stillSaid = words('no (?:para|paraba|dej\\p{L}+|se cansa\\p{L}*)');
/** Between verb and `que`: to whom and where, but no other clause. */
const indirect =
  /^(?:\s+(?:de|a|en|por|con|desde)?\s*[\p{L}]+){0,5}?\s+(?:que|si|quién|cómo|cuándo|dónde|por qué)(?!\p{L})\s*/iu;
const wantsToKnow = words('(?:quiere|quieren|quiso|quería|querían) saber (?:si|qué|quién|cómo|cuándo|dónde|por qué)');
const colon = /^[^.,;:]{0,60}:\s*/u;
/** `tú` and `usted` without a frame, right after the verb, are direct speech without marks. */
const addressed = opening('tú|usted|ustedes|vosotros|vosotras|vos|eres|sos');

/** Verbs that cannot be meant otherwise; a comma after them opens what was said. */
const isLoud = words(
  'dij(?:o|eron)|dic(?:e|en)|dec(?:[ií]a|[ií]an)|solt(?:ó|aron|aba)|grit(?:ó|aron|aba|aban)|contest(?:ó|aron|aba)|exclam(?:ó|aba)|sentenci(?:ó|aba)|respond(?:ió|ieron)',
);
const goesOnTelling = opening(
  'y|e|pero|que|cuando|mientras|con|sin|aunque|porque|como|al|muy|casi|\\p{L}+ndo(?:me|se|le|la|lo)?',
);
const secondPerson = words(
  'tú|te|ti|tu|tus|contigo|usted|ustedes|vosotr[oa]s|vos|eres|estás|tienes|sabes|puedes|debes|vas|has|nen[ae]|mij[oa]|hij[oa] mí[oa]|\\p{L}{2,}(?:aste|iste)|fueras|fueses',
);
const firstPerson = words('yo|me|mí|mi|mis|conmigo|nos|soy|estoy|tengo|he|voy|era|fui');

/** `tú` written out is no `tú` for oneself. */
const judged = words('tú|usted|vosotr[oa]s|nen[ae]|mij[oa]|eres|serás|\\p{L}{2,}(?:aste|iste)');
const theirDeed = opening(
  '(?:y |luego |después |entonces )?(?:(?:me|se|le|lo|nos) )?(?:sigui|colg|cerr|se fue|dej|apag|encend|call|sali|gir|ri|sonri|cort|compr|escupi|marc|levant|volvi|par|puso|dio|fue|colg)(?:ó|o)?',
);
const reports = words(
  '\\p{L}{2,}(?:é|ó|aron|ieron|aba|aban|ía|ían)|fue|fui|era|eran|hizo|vino|puso|tuve|hoy|ahora|desde|todavía|aún|siempre',
);

const commands = opening(spanishDoubts.imperative);

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whose words a Spanish sentence is; the subject may follow the verb, or not be written at all. */
export const findSpanishSpeaker = (
  sentence: string,
  quotes: readonly Span[],
  persons: readonly PersonSpan[],
  pack: LanguagePack,
  before: Before,
  following: string,
): Voice => {
  const speech = quotes.filter(({ start, end }) => wordCount(sentence.slice(start, end)) > 1);
  const blanked = speech.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    sentence,
  );
  const known = persons.filter(
    ({ named, start }) => named && !speech.some((one) => start >= one.start && start < one.end),
  );
  const as = (kind: 'quoted' | 'reported', of: string | null, content: Span): Voice => ({
    speaker: kind,
    of,
    voices: [{ ...content, kind, of }],
    content,
  });
  const general = findSpeaker(sentence, quotes, persons, pack, before);
  const own = mine.exec(blanked);
  const covered = speech.reduce((sum, { start, end }) => sum + end - start, 0) / Math.max(1, sentence.length);
  const [first] = speech;
  if (first && covered > 0.3 && !own && general.speaker === 'own')
    return as('quoted', known[0]?.text ?? null, { start: first.start, end: speech.at(-1)?.end ?? first.end });
  const teller = first && !own ? [...blanked.matchAll(says)].some(({ index }) => index < first.start) : false;
  if (
    first &&
    teller &&
    general.speaker === 'own' &&
    !unsaid.test(blanked.slice(0, blanked.search(new RegExp(says, 'iu'))))
  )
    return as('quoted', known[0]?.text ?? null, { start: first.start, end: speech.at(-1)?.end ?? first.end });
  // The list of words looks for what denies after the subject only: "nunca me dijo".
  const [verb] = blanked.matchAll(says);
  const denied = verb !== undefined && unsaid.test(blanked.slice(0, verb.index)) && !stillSaid.test(blanked);
  if (denied && general.speaker === 'reported' && !pack.accordingTo.test(blanked.slice(0, verb.index)))
    return { speaker: 'own', of: null, voices: [], content: { start: 0, end: sentence.length } };
  const according = /^[\s"]*según\s+(?:(?:el|la|los|las|mi|mis|su)\s+)?\p{L}+(?:\s+\p{Lu}\p{L}+)?,?\s+/u.exec(
    sentence.replace(/^S/u, 's'),
  );
  if (general.speaker === 'own' && according)
    return as('reported', known[0]?.text ?? null, { start: according[0].length, end: sentence.length });
  if (general.speaker !== 'own' || speech.length > 0) return general;
  for (const match of [...blanked.matchAll(says), ...blanked.matchAll(new RegExp(wantsToKnow, 'giu'))]) {
    const lead = blanked.slice(0, match.index);
    if (own && own.index < match.index) break;
    if (unsaid.test(lead) && !stillSaid.test(lead)) return { ...general, speaker: 'own' };
    const from = match.index + match[0].length;
    const rest = sentence.slice(from);
    const of = known.filter(({ start }) => start < from).at(-1)?.text ?? known[0]?.text ?? null;
    // A dash opens what is said; a second one leads back to the teller.
    if (/^\s*[—–]/u.test(sentence) && /[—–]\s*(?:(?:me|nos|le|les)\s+)?$/u.test(lead))
      return as('quoted', of, { start: 0, end: lead.search(/[—–][^—–]*$/u) });
    // "Yo era, decía, la única" and "Fueras como él, suspiraba mi madre".
    const inserted = /,\s*(?:(?:me|nos|le|les) )?$/u.exec(lead);
    if (
      inserted &&
      wordCount(lead) > 1 &&
      /^(?:\s+(?:mi|el|la|su|un|una|don|doña|\p{Lu})\S*(?:\s\p{L}+)?)?\s*(?:[,.!]|$)/u.test(rest)
    ) {
      const isDirect = secondPerson.test(lead) || !firstPerson.test(lead + rest);
      const named = known.find(({ start }) => start >= from)?.text ?? of;
      return as(isDirect ? 'quoted' : 'reported', named, { start: 0, end: inserted.index });
    }
    const comma = /^(?: (?:me|nos))?,\s+/u.exec(rest);
    if (comma && isLoud.test(match[0]) && /\p{L}/u.test(lead)) {
      const words_ = rest.slice(comma[0].length);
      if (wordCount(words_) > 2 && !goesOnTelling.test(words_))
        return as('quoted', of, { start: from + comma[0].length, end: sentence.length });
    }
    const opens = colon.exec(rest);
    if (opens && opens[0].length < rest.length)
      return as('quoted', of, { start: from + opens[0].length, end: sentence.length });
    const said = indirect.exec(rest);
    if (said) return as('reported', of, { start: from + said[0].length, end: sentence.length });
    const frame = /^(?:\s*,|\s+(?:por|desde|en) (?:la|el) \p{L}+)?\s*/u.exec(rest)?.[0] ?? '';
    const open = rest.slice(frame.length);
    if (
      addressed.test(open) ||
      commands.test(open) ||
      (isLoud.test(match[0]) && secondPerson.test(open) && !firstPerson.test(open) && wordCount(open) > 2)
    )
      return as('quoted', of, { start: from + frame.length, end: sentence.length });
    if (wantsToKnow.test(match[0])) return as('reported', of, { start: from, end: sentence.length });
  }
  // Somebody comes, speaks and goes: "Mi madre dejó la plancha. Tú no tenías que haber venido. Y siguió."
  const isAddress = judged.test(sentence) && !firstPerson.test(sentence);
  const goesOn = theirDeed.test(following) && !reports.test(sentence);
  const isLed = before.person !== null || (before.quotedOf === undefined && theirDeed.test(following));
  if ((isAddress && isLed) || (goesOn && before.person !== null)) return as('quoted', null, general.content);
  // A colon, and then somebody is spoken to: "mi suegra el primer día: nena, tú no sabes".
  const label = /^[^:]{2,60}:\s+(?=\S)/u.exec(sentence);
  if (
    label &&
    !own &&
    !firstPerson.test(label[0].replace(/(?<!\p{L})mis?(?!\p{L})/giu, '')) &&
    secondPerson.test(sentence.slice(label[0].length))
  )
    return as('quoted', known[0]?.text ?? null, { start: label[0].length, end: sentence.length });
  return general;
};
