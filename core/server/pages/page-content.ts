import type { PageContent } from '../../contract/hooks';
import type { PageData, UiLanguage } from '../../contract/page';
import type { User } from '../../contract/route';
import { isSame } from '../short-store';

/** What travels with each page. */
export const contentOf = (
  contents: readonly PageContent[],
  language: UiLanguage,
  user: User | null,
): Pick<PageData, 'content'> => {
  const request = { language: language === 'en-XA' ? 'en' : language, user } as const;
  const content: Readonly<Record<string, unknown>> = Object.assign({}, ...contents.map((one) => one.of(request)));
  return Object.keys(content).length > 0 ? { content } : {};
};

/** What the pages of visitors are made from: looked at once in each turn of the event loop, and the same list while all of it is the same. */
export const createSources = (
  list: (language: UiLanguage) => readonly unknown[],
): ((language: UiLanguage) => readonly unknown[]) => {
  const known = new Map<UiLanguage, readonly unknown[]>();
  const ofTurn = new Map<UiLanguage, readonly unknown[]>();
  return (language) => {
    const seen = ofTurn.get(language);
    if (seen) return seen;
    if (ofTurn.size === 0) setImmediate(() => ofTurn.clear());
    const before = known.get(language);
    const now = list(language);
    const sources = before && isSame(before, now) ? before : now;
    known.set(language, sources);
    ofTurn.set(language, sources);
    return sources;
  };
};
