import type { KnowledgeLanguage } from '#modules/knowledge/public';
import { type CarefulTopic, carefulTopics } from '../answer/careful';

/** A help text as its file has it. What it speaks of is named, so that a test fails when that is gone. */
export interface HelpFile {
  /** File name without its ending: `what-it-costs`, and `what-it-costs.de` for a translation. */
  readonly name: string;
  readonly title: string;
  /** Page where the reader goes on. */
  readonly path: string;
  readonly language: KnowledgeLanguage;
  /** Answers this topic whatever the search finds. */
  readonly careful: CarefulTopic | null;
  /** Pages, overlays (by id), API routes (`DELETE /api/account`) and environment variables it speaks of. */
  readonly pages: readonly string[];
  readonly overlays: readonly string[];
  readonly routes: readonly string[];
  readonly settings: readonly string[];
  readonly asked: readonly string[];
  /** Paragraphs with figures as `{{name}}`; what stands in quotation marks is a label of a page. */
  readonly text: string;
}

const languages: readonly string[] = ['en', 'de', 'es'] satisfies KnowledgeLanguage[];
const isLanguage = (value: string): value is KnowledgeLanguage => languages.includes(value);
const isTopic = (value: string): value is CarefulTopic => (carefulTopics as readonly string[]).includes(value);

const single = new Set(['title', 'path', 'language', 'careful', 'pages', 'overlays', 'routes', 'settings']);

/** Reads one file: `key: value` lines between `---` lines, then paragraphs. Throws, naming the file, when something is missing or unknown. */
export const parseHelp = (file: string, source: string): HelpFile => {
  const fail = (what: string): never => {
    throw new Error(`modules/concierge/help/${file} ${what}`);
  };
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const values = new Map<string, string>();
  const asked: string[] = [];
  for (const line of head.split('\n').filter((one) => one.trim() !== '')) {
    const [, key = '', value = ''] = /^([a-z]+): (.+)$/u.exec(line) ?? [];
    if (key === 'asked') asked.push(value.trim());
    else if (single.has(key) && !values.has(key)) values.set(key, value.trim());
    else fail(`has a line that is not known: ${line}`);
  }
  const list = (key: string): string[] => values.get(key)?.split(/\s*,\s*/u) ?? [];
  const title = values.get('title');
  const path = values.get('path');
  const language = values.get('language') ?? 'en';
  const careful = values.get('careful') ?? null;
  const text = body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
  if (!title || !path?.startsWith('/') || text === '') return fail('lacks a part');
  if (!isLanguage(language)) return fail(`is in an unknown language: ${language}`);
  if (careful !== null && !isTopic(careful)) return fail(`answers an unknown topic: ${careful}`);
  const pages = [...new Set([path, ...list('pages')])];
  return {
    name: file.replace(/\.md$/, ''),
    ...{ title, path, language, careful, pages, asked, text },
    ...{ overlays: list('overlays'), routes: list('routes'), settings: list('settings') },
  };
};
