import type { KnowledgeLanguage } from '#modules/knowledge/public';
import type { Hit } from '../knowledge/score';

/** A passage that fits less than this is no answer; chosen on the questions of retrieval.test.ts. */
export const floor = 0.55;
/** The same for a search by words alone, in the languages that the embedder does not know; chosen on the open questions. */
const wordFloor = 0.44;
export const floorOf = (language: KnowledgeLanguage): number => (language === 'en' ? floor : wordFloor);
/** Own words share no title and no prepared question with what is asked, so they come less close. */
export const ownFloor = 0.42;
/** A second passage is shown when it fits nearly as well as the first. */
const near = 0.06;

/** At most two published passages, best first; none when nothing fits. */
export const choosePublished = (hits: readonly Hit[], language: KnowledgeLanguage): Hit[] => {
  const [best] = hits;
  if (!best || best.score < floorOf(language)) return [];
  return hits.filter(({ score }) => score >= floorOf(language) && best.score - score <= near).slice(0, 2);
};

/** At most two own passages. */
export const chooseOwn = (hits: readonly Hit[]): Hit[] => hits.filter(({ score }) => score >= ownFloor).slice(0, 2);

/** How near a question of the texts has to come to be offered instead, in the search by meaning and in that by words. */
const offered: Readonly<Record<KnowledgeLanguage, number>> = { en: 0.46, de: 0.3, es: 0.3 };
const mostOffered = 3;

/** Two or three questions that may be meant, where none was answered or one word could ask for several things; fewer are no choice. */
export const chooseSuggestions = (
  { hits, language }: { readonly hits: readonly Hit[]; readonly language: KnowledgeLanguage },
  shown: readonly Hit[],
): readonly string[] => {
  const near = shown.length === 0 ? offered[language] : floorOf(language);
  const questions = hits
    .filter((hit) => hit.score >= near && hit.passage.language === language && !shown.includes(hit))
    .map(({ passage }) => passage.answers);
  return [...new Set(questions)].slice(0, mostOffered);
};

const aboutOwn = [
  /\b(?:what|where|when|how often)?\s*(?:did|have|do)\s+I\s+(?:say|said|write|wrote|written|mention(?:ed)?|tell|told|put)\b(?:\s+(?:you|about|of|on|in|down))*|\b(?:in|from)?\s*my\s+(?:own\s+)?(?:answers?|labors?|words|texts?|writing)\b(?:\s+(?:say|about|on))*/giu,
  /(?<!\p{L})(?:(?:was|wo|wann|wie oft)\s+)?(?:habe|hatte)\s+ich\s+(?:(?:je|mal|schon|etwas)\s+)*(?:über|von|zu)?|(?<!\p{L})(?:geschrieben|erwähnt|gesagt|erzählt)(?!\p{L})|(?<!\p{L})in\s+meinen\s+(?:eigenen\s+)?(?:antworten|arbeiten|texten|worten)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?:qué|que|dónde|cuándo)\s+)?(?:escribí|dije|conté|mencioné|he\s+(?:escrito|dicho|contado|mencionado))(?:\s+(?:sobre|de|acerca\s+de))?|(?<!\p{L})en\s+mis\s+(?:propias\s+)?(?:respuestas|textos|palabras|trabajos)(?!\p{L})/giu,
];
/** What makes a German sentence with "habe ich" one about writing. */
const wrote =
  /(?<!\p{L})(?:geschrieben|erwähnt|gesagt|erzählt|meinen\s+(?:eigenen\s+)?(?:antworten|arbeiten|texten|worten))(?!\p{L})/iu;

/** A question about what the person wrote, without the words that only say so; null when it is about something else. */
export const topicOfOwn = (question: string): string | null => {
  const plain = question.replace(/[¿?!.\s]+/gu, ' ').trim();
  const [english, german, spanish] = aboutOwn;
  const patterns = [english, ...(wrote.test(question) ? [german] : []), spanish];
  const topic = patterns
    .reduce((text, pattern) => (pattern ? text.replace(pattern, ' ') : text), plain)
    .replace(/\s+/gu, ' ')
    .trim();
  return topic.length === plain.length ? null : topic;
};
