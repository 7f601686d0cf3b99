import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFile } from '#core/server/root';
import type { KnowledgeLanguage, KnowledgeText, ProductFigures } from '#modules/knowledge/public';
import pageNames from '../../data/page-names.json';
import type { CarefulTopic } from '../answer/careful';
import { findFigure } from './figures';
import { type HelpFile, parseHelp } from './help-file';

const folder = projectFile('modules/concierge/help');

/** A help text as it is published. */
export interface HelpText extends KnowledgeText {
  readonly careful: CarefulTopic | null;
}

let read: Promise<readonly HelpFile[]> | null = null;

/** The help texts that ship with the product, read once. */
export const readHelp = (): Promise<readonly HelpFile[]> => {
  read ??= readdir(folder).then((names) =>
    Promise.all(
      names
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map(async (name) => parseHelp(name, await readFile(join(folder, name), 'utf8'))),
    ),
  );
  return read;
};

const names: Readonly<Record<string, Readonly<Record<KnowledgeLanguage, string>>>> = pageNames;
/** The names of the pages that a text is about: a question with its name leads to the text. */
const namesOf = ({ pages, language }: HelpFile): string[] => pages.flatMap((page) => names[page]?.[language] ?? []);

/** A text with its figures put in; null when one of them is not provided, because its module is not part of this product. */
export const publishHelp = (file: HelpFile, provided: readonly ProductFigures[]): HelpText | null => {
  const { name, path, language, careful } = file;
  let complete = true;
  const fillIn = (words: string): string =>
    words.replace(/\{\{([\w.]+)\}\}/gu, (_, figure: string) => {
      const value = findFigure(figure, language, provided);
      complete &&= value !== null;
      return value ?? '';
    });
  const title = fillIn(file.title);
  const asked = [...new Set([...file.asked, title, ...namesOf(file)])];
  const words = { title, asked, text: fillIn(file.text) };
  return complete ? { id: `help:${name}`, path, language, careful, ...words } : null;
};
