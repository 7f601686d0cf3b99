import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Manifest } from '../contract/manifest';
import { projectFile } from '../server/root';

/** A name of a module in a file of the host. */
export interface Hit {
  readonly file: string;
  /** The literal or identifier as it is written. */
  readonly text: string;
  readonly module: string;
}
interface Found {
  readonly file: string;
  readonly kind: 'literal' | 'identifier';
  readonly text: string;
}

const isTest = (path: string): boolean => /(^|\/)(testing|bench)\/|\.(test|stories)\.tsx?$|\.test-/.test(path);
const isRead = (path: string): boolean => /\.(tsx?|m?js|mts)$|\/texts\/\w+\.json$/.test(path);

/** `article` in `<article>` is HTML's word. */
const isTagName = (node: ts.Identifier): boolean =>
  /^[a-z]/.test(node.text) &&
  (ts.isJsxOpeningElement(node.parent) ||
    ts.isJsxClosingElement(node.parent) ||
    ts.isJsxSelfClosingElement(node.parent));

const readTypeScript = (file: string, text: string): Found[] => {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({ file, kind: 'literal', text: node.text.trim() });
    else if (ts.isJsxText(node)) found.push({ file, kind: 'literal', text: node.text.trim() });
    else if ((ts.isIdentifier(node) && !isTagName(node)) || ts.isPrivateIdentifier(node))
      found.push({ file, kind: 'identifier', text: node.text });
    ts.forEachChild(node, visit);
  };
  const kind = /\.[tj]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  visit(ts.createSourceFile(file, text, options, true, kind));
  return found;
};

/** The languages of a catalogue have the same keys, so they count as one file. */
const readCatalogue = (path: string, text: string): Found[] => {
  const file = path.replace(/[^/]+$/, '*.json');
  return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([key, value]) => [
    { file, kind: 'identifier', text: key },
    { file, kind: 'literal', text: value },
  ]);
};

/** Every literal and identifier of these folders, tests and measurements apart. */
export const readWords = (folders: readonly string[]): readonly Found[] =>
  folders.flatMap((folder) =>
    readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => isRead(file) && !isTest(file))
      .flatMap((file) => {
        const text = readFileSync(projectFile(file), 'utf8');
        return file.endsWith('.json') ? readCatalogue(file, text) : readTypeScript(file, text);
      }),
  );

/** `useLaborDrafts` is use, labor, drafts. */
const splitWords = (identifier: string): string[] =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
/** The singular and the plural of a noun, each as its words. */
const formsOf = (noun: string): string[][] => {
  const plural = /(s|x|ch)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`;
  const forms = [noun, plural, ...(noun.endsWith('sis') ? [`${noun.slice(0, -2)}es`] : [])];
  return forms.map((form) => form.split(' '));
};
const containsRun = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, from) => run.every((word, index) => words[from + index] === word));

const isPathBelow = (route: string, text: string): boolean =>
  text === route || ['/', '?', '#'].some((next) => text.startsWith(route + next));

const containsAny = (words: readonly string[], runs: readonly (readonly string[])[]): boolean =>
  runs.some((run) => containsRun(words, run));

/** What of a module a word of the host names. */
export const findNames = (words: readonly Found[], manifests: readonly Manifest[]): readonly Hit[] => {
  const hits = new Map<string, Hit>();
  const identifiers = words.filter(({ kind }) => kind === 'identifier').map(({ text }) => text);
  const wordsOf = new Map([...new Set(identifiers)].map((text) => [text, splitWords(text)]));
  for (const { id, permissions, tables = [], nouns = [], web } of manifests) {
    const equal = new Set([id, ...tables, ...Object.keys(permissions)]);
    // `/` is the host's word for the first page, whichever module has it.
    const routes = web?.roots.map(({ route }) => route).filter((route) => route !== '/') ?? [];
    const forms = nouns.flatMap(formsOf);
    for (const { file, kind, text } of words) {
      const named =
        kind === 'literal'
          ? equal.has(text) || text.startsWith(`${id}.`) || routes.some((route) => isPathBelow(route, text))
          : containsAny(wordsOf.get(text) ?? [], forms);
      if (named) hits.set(`${file} ${text}`, { file, text, module: id });
    }
  }
  return [...hits.values()];
};
