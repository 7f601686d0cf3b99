import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import ts from 'typescript';

/** How a module imports a file of the contract: `core/web/index.ts` is `#core/web`, `ui-kit/select/select.tsx` is `#ui/select/select`. */
export const toSpecifier = (file) =>
  file
    .replace(/\.tsx?$/, '')
    .replace(/^ui-kit\b/, '#ui')
    .replace(/^core\b/, '#core')
    .replace(/\/index$/, '');

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Names that a statement declares, each with its text. */
const declaredBy = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => [one.name.getText(), `const ${one.getText()}`]);
  return statement.name && ts.isIdentifier(statement.name) ? [[statement.name.text, statement.getText()]] : [];
};
const isType = (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

/** What one file of declarations exports: own names with their text, names of other files, and whole other files. */
const readFile = (file, text) => {
  const own = new Map();
  const passed = [];
  const whole = [];
  for (const statement of parse(file, text).statements) {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier?.text;
      if (!statement.exportClause) whole.push(from);
      else
        for (const one of statement.exportClause.elements ?? [])
          passed.push({
            name: one.name.text,
            of: (one.propertyName ?? one.name).text,
            from,
            isType: statement.isTypeOnly || one.isTypeOnly,
          });
      continue;
    }
    for (const [name, declaration] of declaredBy(statement)) {
      const had = own.get(name);
      own.set(name, {
        text: (had ? `${had.text}\n${declaration}` : declaration).replace(/^(export )?(declare )?/gm, ''),
        isType: isType(statement) && (had?.isType ?? true),
        isExported: isExported(statement) || (had?.isExported ?? false),
      });
    }
  }
  return { own, passed, whole };
};

/** The file that a file imports, of those that are known. */
const resolve = (files, from, specifier) => {
  const path = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^#ui\b/, 'ui-kit').replace(/^#core\b/, 'core');
  return ['.ts', '.tsx', '/index.ts'].map((end) => `${path}${end}`).find((file) => files.includes(file));
};

/**
 * What modules may import: by specifier the names with a value, and each declaration's text. `declarationsOf` answers what the
 * compiler says of a file.
 */
export const readSurface = (files, declarationsOf) => {
  const read = new Map(files.map((file) => [file, readFile(file, declarationsOf(file))]));
  const valuesOf = (file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const { own, passed, whole } = read.get(file);
    const isValue = ({ of, from, isType }) => {
      if (isType) return false;
      const other = from === undefined ? file : resolve(files, file, from);
      const declared = other && read.get(other).own.get(of);
      return !declared?.isType;
    };
    return [
      ...[...own].filter(([, one]) => one.isExported && !one.isType).map(([name]) => name),
      ...passed.filter(isValue).map(({ name }) => name),
      ...whole.flatMap((from) => {
        const other = resolve(files, file, from);
        return other ? valuesOf(other, seen) : [];
      }),
    ];
  };
  const names = {};
  const declarations = {};
  for (const file of files) {
    const from = toSpecifier(file);
    names[from] = [...new Set(valuesOf(file))].sort();
    const { own, passed } = read.get(file);
    declarations[from] = Object.fromEntries(
      [
        ...[...own].map(([name, one]) => [name, `${one.isExported ? 'export ' : ''}${one.text}`]),
        ...passed.map((one) => [
          one.name,
          `export ${one.isType ? 'type ' : ''}{ ${one.of} } from ${one.from ?? 'here'}`,
        ]),
      ].sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  }
  return { names, declarations };
};

/** Hash over all declarations. */
export const hashOfDeclarations = (declarations) =>
  createHash('sha256').update(JSON.stringify(declarations)).digest('hex').slice(0, 16);

const deprecatedTag = /@deprecated since (\d+\.\d+\.\d+): ([^\n*]+)/;

/** Names whose comment says `@deprecated since 1.2.0: use X`, in one source. A tag without version or advice is a mistake. */
export const readDeprecations = (file, source) => {
  const found = {};
  for (const statement of parse(file, source).statements) {
    if (!isExported(statement)) continue;
    const comment = ts
      .getJSDocCommentsAndTags(statement)
      .map((one) => one.getText())
      .join('\n');
    if (!comment.includes('@deprecated')) continue;
    const [, since, instead] = deprecatedTag.exec(comment) ?? [];
    if (!since) throw new Error(`${file}: write "@deprecated since 1.2.0: use X instead", not only "@deprecated".`);
    for (const [name] of declaredBy(statement)) found[name] = { since, instead: instead.trim().replace(/\.$/, '') };
  }
  return found;
};
