import type { TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';

const greetings = { en: 'Hello,', de: 'Hallo,', es: 'Hola:' } as const;

/** Subject and paragraphs of a mail in one language. */
type Words = readonly [subject: string, ...paragraphs: string[]];
export type Written = Readonly<Record<ProductLanguage, Words>>;

/** With greeting and name of the house. */
export const toWords = (written: Written): TranslatedMail['words'] => {
  const of = (language: ProductLanguage) => {
    const [subject, ...paragraphs] = written[language];
    return { subject, text: `${[greetings[language], ...paragraphs, 'Hedo'].join('\n\n')}\n` };
  };
  return { en: of('en'), de: of('de'), es: of('es') };
};
