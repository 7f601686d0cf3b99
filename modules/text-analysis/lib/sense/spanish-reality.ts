import { findReality } from './find-reality';
import type { Voice } from './find-speaker';
import type { LanguagePack } from './language-pack';
import type { Reality } from './sense';
import { spanishDoubts } from './spanish-doubt';
import { opening, words } from './words';

/** An indirect question. */
const asks = words(
  '(?:pregunt\\p{L}+|(?:quier|quis|quer)\\p{L}+ saber)(?: a \\p{L}+ \\p{L}+)?(?: que)? (?:si|qué|quién|quiénes|cómo|cuándo|dónde|por qué|cuánto|cuál)',
);
/** A question without its marks. */
const openQuestion = opening(
  '(?:y |pero |entonces )?(?:por qué|para qué|de qué (?:me )?sirv\\p{L}+|hasta cuándo|cuándo|dónde|a quién|con quién|qué (?:hago|habría|sentido|queda|hice|hicimos)|cómo (?:se|pude|puedo|voy a)|será que|acaso|cuántas veces)',
);
/** A wish for others: "que me entierren en el pueblo". */
const may =
  /^[\s"«]*(?:(?:y|pues|a mí),? )?que (?:(?:me|te|le|lo|la|nos|os|se|no|mi|mis|alguien|nadie|ella|él|dios) ){1,3}\p{L}+(?:e|en|a|an|es|as)(?!\p{L})/iu;
/** Nothing finite but a verb to wish for: "Poder dormir una noche." */
const bareInfinitive =
  /^[\s"«]*(?:volver|poder|tener|dormir|vivir|saber|ver|abrazar|decir|estar|ser|oír|salir)(?:me|te|lo|la|le|se)?(?!\p{L})(?!.*(?<!\p{L})(?:es|era|fue|me|nos|cuesta|será)(?!\p{L}))/iu;
/** A dream named as the frame of what happens, before or after a verb of speech. */
const dreamFrame = words(
  '(?:en|era) (?:el|mi|un|este|ese|aquel) (?:mismo )?sueño|en (?:la|una|mi|esa) (?:misma )?pesadilla|soñ(?:é|aba|ó) que|sueño (?:\\p{L}+ ){0,2}que|(?:vuelto|volví|vuelvo) a soñar con|otra vez el sueño|el mismo sueño',
);
/** The next sentence wakes the writer, so that this one was a dream. */
const asleep = words('me qued\\p{L}+ dormid[oa]|me dormí|me dormía');
const wakes = opening('me despert\\p{L}+|nos despert\\p{L}+|al despertar\\p{L}*|abrí los ojos|era un sueño|desperté');
/** A dream is narrated in the imperfect or as if it happened now. */
const inDream = words(
  '\\p{L}{2,}(?:aba|aban|ábamos|ía|ían|íamos)|era|eran|iba|iban|estoy|estamos|está|están|hay|luego|entonces|de pronto|de repente|al final',
);
const awake = words(spanishDoubts.awake);
const subjunctive =
  '(?:\\p{L}+(?:ara|iera|iese|ase|aran|ieran|áramos|iéramos)|fuera|fuese|hubiera|hubiese|pudiera|tuviera)';
/** A noun in -ería (panadería, batería) has an article, a possessive or a preposition before it; a verb has none. */
const nounBefore =
  '(?<!(?<![\\p{L}])(?:el|la|los|las|un|una|unas|unos|esta|esa|aquella|otra|cada|toda|mi|tu|su|nuestra|de|del|en|a|al|con|por|para|sin|y|gran|vieja|antigua|misma) )';
const conditional = words(`${nounBefore}\\p{L}{2,}(?:aría|ería|iría|dría|bría)(?:s|n|mos)?|habrías?|hubiera|hubiese`);
/** Consequences of a condition, other than those that say a wish. */
const irreal = words(
  `${nounBefore}(?!querr|gustar|encantar|desear)\\p{L}{2,}(?:aría|ería|iría|dría|bría)(?:s|n|mos)?(?! (?:gustado|encantado|querido))`,
);
/** "If only": a condition without its consequence, and "quién" with a subjunctive. */
const ifOnly = new RegExp(`^[\\s"«]*(?:ay,? )?(?:si (?!no )[^,]{0,60}?|quién )${subjunctive}(?!\\p{L})[^,]*$`, 'iu');
const wishes = words(
  '(?:gustaría|encantaría|(?:habría|hubiera) (?:gustado|encantado|querido))|esper(?:o|aba) (?:no )?(?:\\p{L}+[aei]r(?:me|se)?|que)|ganas (?:tengo|tenía) de',
);
/** Dreaming of becoming something is a wish. */
const ambition = words('soñ(?:é|aba|ó|ado) con (?:llegar|\\p{L}+[aei]r)(?:me|se)?');
const condition = /^[\s"«]*(?:que )?si (?!no |bien )[^.]{3,}?(?:,| no | me | te | se )/iu;
const couldHave = words('pude haber|pudo haber|podría haber|debí haber');
const pastCondition = words('si \\p{L}+(?:aba|ía)|como si');
/** The future seen from the past: it was promised that it would be. */
const promised = words('(?:prometi|asegur|jur|dij|sab)\\p{L}+ (?:a \\p{L}+ \\p{L}+ )?que');

/** Whether what a Spanish sentence says is so; `next` is the sentence that follows. */
export const findSpanishReality = (
  sentence: string,
  voice: Voice,
  pack: LanguagePack,
  dreaming: boolean,
  next: string,
): Reality => {
  const content = sentence.slice(voice.content.start, voice.content.end);
  const general = findReality(content, sentence, pack, dreaming);
  if (general === 'question') return general;
  if (asks.test(sentence) || openQuestion.test(content)) return 'question';
  if (ambition.test(content)) return 'wish';
  if (voice.speaker === 'own' && (may.test(content) || bareInfinitive.test(content))) return 'wish';
  const frame = voice.speaker === 'quoted' ? sentence.slice(0, voice.content.start) : sentence;
  if (dreamFrame.test(frame) || (wakes.test(next) && !pack.noDream.test(sentence) && !asleep.test(sentence)))
    return 'dream';
  if (general === 'dream') return general;
  if (dreaming && voice.speaker === 'own' && inDream.test(content) && !awake.test(sentence)) return 'dream';
  // "Le habría dicho que la quería": what is wished within a condition is part of it.
  const unreal = irreal.exec(content);
  const isOnly = ifOnly.test(content) && !unreal;
  if (
    voice.speaker === 'own' &&
    !wishes.test(content) &&
    unreal &&
    /^[\s"«]*(?:si|con|sin|de|en|yo)(?!\p{L})/iu.test(content)
  )
    return 'hypothetical';
  if (wishes.test(content) || isOnly) return 'wish';
  if (general === 'wish') return general;
  if (couldHave.test(content)) return 'hypothetical';
  if (condition.test(content) && !pastCondition.test(content)) return 'hypothetical';
  if (promised.test(sentence.slice(0, voice.content.start)) && !/(?<!\p{L})si(?!\p{L})/iu.test(content)) {
    if (!/(?<!\p{L})(?:habría|hubiera)/iu.test(content)) return 'real';
  }
  return conditional.test(content) && !pack.noHypothetical.test(content) ? 'hypothetical' : general;
};
