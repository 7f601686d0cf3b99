import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFile } from '../server/root';

/*
 * New modules are copies of modules in core/tools/templates, which the compiler and the linter see like any other source. Their ids
 * occur in nothing but names.
 */
const templates = { small: 'sample-page', full: 'sample-diary' } as const;
/** Which of them a new module is made from. */
export type Template = keyof typeof templates;

const pascal = (id: string): string => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const spaced = (id: string): string => id.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The ways in which an id is written. */
const spellings = (id: string): readonly string[] => {
  const Name = pascal(id);
  const words = spaced(id);
  return [id, Name, Name.charAt(0).toLowerCase() + Name.slice(1), id.replaceAll('-', '_'), capital(words), words];
};

/** Replaces one id by another, however it is written. */
const rename = (text: string, from: string, to: string): string => {
  const [old, fresh] = [spellings(from), spellings(to)];
  return text.replace(new RegExp(old.join('|'), 'g'), (found) => fresh[old.indexOf(found)] ?? found);
};

/** The migration of a template comes after those that every database has. */
const stamp = (name: string, now: Date): string =>
  name.replace(/^(migrations\/)\d{14}_/, (_, folder: string) => {
    const digits = now.toISOString().replace(/\D/g, '');
    return `${folder}${digits.slice(0, 14)}_`;
  });

/** The checks of one module where changes are proposed. */
const workflow = 'ci.yml';

/** The files of a new module by their path in the project. All of it is meant to be replaced, and passes until it is. */
export const templateFiles = (id: string, template: Template, now = new Date()): Readonly<Record<string, string>> => {
  const from = templates[template];
  const folder = projectFile(join('core/tools/templates', from));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return Object.fromEntries(
    names.sort().map((name) => {
      const path = name === workflow ? `.github/workflows/${from}.yml` : `modules/${from}/${stamp(name, now)}`;
      return [rename(path, from, id), rename(readFileSync(join(folder, name), 'utf8'), from, id)];
    }),
  );
};
