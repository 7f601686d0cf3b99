import type { SenseLanguage } from '#modules/text-analysis/public';
import type { Kind } from './observation';

/** How many claims and quotes of a kind readers called wrong, of all that they judged (`testing/judgements`). */
interface Evidence {
  readonly wrong: number;
  readonly of: number;
}

/**
 * Kinds that a language leaves out: readers found more than one in twenty of them wrong, and no later round has shown them right. A kind
 * comes back when one does.
 */
export const unsafeKinds: Readonly<Record<SenseLanguage, Readonly<Partial<Record<Kind, Evidence>>>>> = {
  en: {},
  de: {
    // Habits that had ended, and watching by a window.
    rite: { wrong: 9, of: 12 },
    // Echoes of what the Labor asks.
    question: { wrong: 3, of: 4 },
    // Whose words they are, and whether they were dreamt, was misread.
    kept: { wrong: 11, of: 21 },
  },
  // "I was the one who …" tells a deed and no role.
  es: { 'self-name': { wrong: 4, of: 4 }, question: { wrong: 7, of: 7 } },
};

export const isSafe = (kind: Kind, language: SenseLanguage): boolean => unsafeKinds[language][kind] === undefined;
