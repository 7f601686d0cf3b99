import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knowledge, KnowledgeText } from '#core/contract/knowledge';
import { projectFile } from '#core/server/root';

const folder = 'modules/concierge/help';

/** One help text: between `---` lines `title: …`, `path: /…` and `asked: …` as often as needed, then paragraphs. Throws, naming the file, when a part is missing. */
export const parseHelp = (name: string, source: string): KnowledgeText => {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const valuesOf = (key: string) =>
    head.split('\n').flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2).trim()] : []));
  const [title] = valuesOf('title');
  const [path] = valuesOf('path');
  const paragraphs = body.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  const text = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  if (!title || !path?.startsWith('/') || text === '') throw new Error(`${folder}/${name} lacks a part`);
  return { id: `help:${name.replace(/\.md$/, '')}`, title, path, text, asked: valuesOf('asked') };
};

/** The help texts that ship with the product, read once. */
export const help: Knowledge = (() => {
  let read: Promise<readonly KnowledgeText[]> | null = null;
  const all = async () => {
    const names = (await readdir(projectFile(folder))).filter((name) => name.endsWith('.md')).sort();
    return Promise.all(
      names.map(async (name) => parseHelp(name, await readFile(join(projectFile(folder), name), 'utf8'))),
    );
  };
  return {
    list: () => {
      read ??= all();
      return read;
    },
  };
})();
