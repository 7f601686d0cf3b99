import type { QuestionLanguage } from '../../schemas/values';
import { english } from './english';
import { german } from './german';
import type { QuestionKind, Returning, Wording } from './kinds';
import { spanish } from './spanish';

export const wordings: Readonly<Record<QuestionLanguage, Wording>> = { en: english, de: german, es: spanish };

export interface ChosenForm {
  /** Names the form among all, to be chosen again only once all others of its kind were. */
  readonly form: string;
  readonly text: string;
}

/** A number that is the same for the same text. */
const hash = (text: string): number => {
  let value = 7;
  for (const sign of text) value = (value * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
};

/** A question of a kind: which one follows from the sentence, and none is chosen twice while another is unused. */
export const chooseForm = (
  kind: QuestionKind,
  language: QuestionLanguage,
  sentence: string,
  used: readonly string[],
  returning: Returning | null,
): ChosenForm => {
  const forms = wordings[language][kind];
  const first = hash(sentence) % forms.length;
  const order = forms.map((_, step) => (first + step) % forms.length);
  const timesUsed = (place: number): number => used.filter((form) => form === `${kind}:${place}`).length;
  const [place = first] = [...order].sort((one, other) => timesUsed(one) - timesUsed(other));
  const labors = new Intl.ListFormat(language, { type: 'conjunction' }).format((returning?.labors ?? []).map(String));
  const text = (forms[place] ?? '').replace('{thing}', () => returning?.thing ?? '').replace('{labors}', labors);
  return { form: `${kind}:${place}`, text };
};
