import type { Core } from '#core/contract/server';
import { type ContentNoun, studio } from '#modules/studio/public';
import type { Quote } from './models/quote';

const [noun, key] = ['quotes', 'terms'] as const;

/** Terms of quotes, edited by staff in the languages that quotes are written in. The house has none until it writes some. */
export const quoteTermsContent: ContentNoun = {
  noun,
  label: 'Terms of quotes',
  about: 'Printed and shown with each quote. A quote keeps the version it was sent with.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields: [
    {
      name: 'text',
      label: 'Terms',
      hint: 'An empty line begins a new paragraph. Empty: quotes have no terms.',
      kind: 'long-text',
      most: 12_000,
      rows: 16,
    },
  ],
  list: async () => [{ key, title: 'Terms', path: '/team-portal/money?tab=quotes', builtIn: { en: { text: '' } } }],
};

/** What a quote is sent with now. Where its language has none, those of the source language. */
export const readQuoteTerms = (core: Core, language: Quote['language']): Pick<Quote, 'terms' | 'termsVersion'> => {
  const content = core.port(studio);
  const text = content.find(noun, key, language)?.['text'];
  const version = content.findVersion(noun, key, language) ?? content.findVersion(noun, key, 'en');
  return typeof text === 'string' && text.trim() !== '' && version !== null
    ? { terms: text.trim(), termsVersion: version }
    : { terms: null, termsVersion: null };
};
