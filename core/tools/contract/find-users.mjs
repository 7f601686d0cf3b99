import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { moduleFolders, root, sourcesBelow } from '../inputs.mjs';
import { readSamples } from './samples.mjs';

const isFrom = (specifier, from) => from === undefined || specifier === from;

/** Names that a file imports, with what from. */
const importsOf = (file) => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const from = statement.moduleSpecifier.text;
    const bound = statement.importClause?.namedBindings;
    if (!bound || !ts.isNamedImports(bound)) return [];
    return bound.elements.map((one) => ({ from, name: (one.propertyName ?? one.name).text }));
  });
};

/** Built modules in a folder, by what their module.json says. */
const releasesIn = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /(^|\/)module\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ format, uses }) => format === 1 && uses);

/**
 * Who would break if a name of the contract went: modules of the tree with their files, and modules that were built outside of it, the
 * samples and those below `folder`.
 */
export const findUsers = (name, from, folder) => {
  const inTree = moduleFolders().map((id) => ({
    id,
    files: sourcesBelow(`modules/${id}`)
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => importsOf(file).some((one) => one.name === name && isFrom(one.from, from)))
      .map((file) => file.slice(`modules/${id}/`.length)),
  }));
  const built = [...readSamples(), ...(folder === undefined ? [] : releasesIn(folder))].filter(({ uses }) =>
    Object.entries(uses).some(([specifier, names]) => isFrom(specifier, from) && names.includes(name)),
  );
  return {
    modules: inTree.filter(({ files }) => files.length > 0),
    releases: built.map(({ id, version }) => `${id} ${version}`),
  };
};
