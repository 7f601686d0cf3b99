import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { moduleFolders, root, sourcesBelow } from '../inputs.mjs';
import { isOffered } from './describe-contract.mjs';
import { readSamples } from './samples.mjs';

const isFrom = (specifier, from) => from === undefined || specifier === from;

const textOf = (file) => readFileSync(join(root, file), 'utf8');

const readImports = (file) => {
  const source = ts.createSourceFile(file, textOf(file), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  return source.statements.flatMap((statement) => {
    const from = statement.moduleSpecifier?.text;
    const bound = statement.importClause?.namedBindings ?? statement.exportClause;
    if (from === undefined || !bound?.elements) return [];
    const areTypes = statement.importClause?.isTypeOnly || statement.isTypeOnly;
    return bound.elements.map((one) => ({
      from,
      name: (one.propertyName ?? one.name).text,
      isType: Boolean(areTypes || one.isTypeOnly),
    }));
  });
};

/** Who compares several contracts reads each file once. */
const known = new Map();

/** Names that a file imports or passes on, with what from; `isType` for what is gone once it is built. */
const importsOf = (file) => {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
};

const scriptsOf = (id) => sourcesBelow(`modules/${id}`).filter((file) => /\.tsx?$/.test(file));

/** What the sources of a module import while they run, of what the host offers. */
export const usesOf = (id) => {
  const uses = {};
  for (const { from, name, isType } of scriptsOf(id).flatMap(importsOf))
    if (isOffered(from) && !isType) uses[from] = [...new Set([...(uses[from] ?? []), name])];
  return uses;
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
    files: scriptsOf(id)
      // To read the few that name it takes a tenth of the time.
      .filter((file) => textOf(file).includes(name))
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
