import { expect } from 'vitest';
import type { TranslatedMail } from '../contract/mails';

/** Words that stand in nearly every mail of their language and in none of another. */
const common = {
  en: /(?<!\p{L})(?:the|you|your|this|and|with|nothing|from)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dein|deine|dich|dir|und|nicht|wurde|ist)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tu|tus|te|el|la|una|que|has|ha|está)(?!\p{L})/iu,
} as const;

/** Addresses and references: what every language of a mail has to name. */
const valuesOf = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w+|[A-Z]{2,4}-[\w-]{3,}/g)]
    .map(([value]) => value.replace(/[.,]$/, ''))
    .sort();

/** Fails unless a mail is whole in the three languages: its own words in each, the same values in all. */
export const expectWholeMail = ({ kind, words }: TranslatedMail): void => {
  for (const language of ['en', 'de', 'es'] as const) {
    const { subject, text } = words[language];
    const own = `${subject}\n${text}`.replace(/https?:\/\/\S+/g, '');
    for (const other of ['en', 'de', 'es'] as const)
      if (other === language) expect(own, `${kind} has no words of "${language}"`).toMatch(common[other]);
      else if (other === 'en') expect(own, `${kind} has English words in "${language}"`).not.toMatch(common.en);
    expect(valuesOf(text), `values of ${kind} in "${language}"`).toEqual(valuesOf(words.en.text));
  }
  expect(new Set(Object.values(words).map(({ subject }) => subject)).size, `subjects of ${kind}`).toBe(3);
};
