import type { MarkdownTree } from '#core/contract/markdown';
import type { Core } from '#core/contract/server';
import { type ContentLanguage, studio } from '#modules/studio/public';
import type { LegalPageView } from '../../schemas/contracts';
import type { LegalPage } from '../../schemas/values';
import { legalNoun } from '../content';

/** Reads legal pages as they are published now. Each text is parsed once. */
export const createLegalPages = (core: Core) => {
  const trees = new Map<string, MarkdownTree>();
  const parse = (name: string, text: string): MarkdownTree => {
    const key = `${name}\n${text}`;
    const known = trees.get(key);
    if (known) return known;
    for (const old of trees.keys()) if (old.startsWith(`${name}\n`)) trees.delete(old);
    const tree = core.markdown(text);
    trees.set(key, tree);
    return tree;
  };
  return (page: LegalPage, language: ContentLanguage): LegalPageView => {
    const current = core.port(studio);
    const own = current.find(legalNoun, page, language);
    const bodyOf = (fields: typeof own): string => (typeof fields?.['body'] === 'string' ? fields['body'].trim() : '');
    // Words that hold in one language hold for those who read another, until they are translated.
    const isOwn = language === 'en' || bodyOf(own) !== '';
    const shown = isOwn ? own : current.find(legalNoun, page, 'en');
    const body = bodyOf(shown);
    const validFrom = shown?.['validFrom'];
    return {
      title: typeof own?.['title'] === 'string' ? own['title'] : '',
      tree: body === '' ? null : parse(`${page} ${isOwn ? language : 'en'}`, body),
      validFrom: body !== '' && typeof validFrom === 'string' ? validFrom : null,
      language: body !== '' && !isOwn ? 'en' : language,
    };
  };
};
