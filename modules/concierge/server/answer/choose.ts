import type { Hit } from '../knowledge/score';

/** A passage that fits less than this is no answer; chosen on the questions of retrieval.test.ts. */
export const floor = 0.55;
/** Own words share no title and no prepared question with what is asked, so they come less close. */
export const ownFloor = 0.42;
/** A second passage is shown when it fits nearly as well as the first. */
const near = 0.06;

/** At most two published passages, best first; none when nothing fits. */
export const choosePublished = (hits: readonly Hit[]): Hit[] => {
  const [best] = hits;
  if (!best || best.score < floor) return [];
  return hits.filter(({ score }) => score >= floor && best.score - score <= near).slice(0, 2);
};

/** At most two own passages. */
export const chooseOwn = (hits: readonly Hit[]): Hit[] => hits.filter(({ score }) => score >= ownFloor).slice(0, 2);

const aboutOwn =
  /\b(?:what|where|when|how often)?\s*(?:did|have|do)\s+I\s+(?:say|said|write|wrote|written|mention(?:ed)?|tell|told|put)\b(?:\s+(?:you|about|of|on|in|down))*|\b(?:in|from)?\s*my\s+(?:own\s+)?(?:answers?|labors?|words|texts?|writing)\b(?:\s+(?:say|about|on))*/giu;

/** A question about what the person wrote, without the words that only say so; null when it is about something else. */
export const topicOfOwn = (question: string): string | null => {
  const topic = question
    .replace(aboutOwn, ' ')
    .replace(/[?!.\s]+/gu, ' ')
    .trim();
  return topic.length === question.replace(/[?!.\s]+/gu, ' ').trim().length ? null : topic;
};
