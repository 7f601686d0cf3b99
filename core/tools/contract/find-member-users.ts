import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ProjectCopy } from '../project-copy';

/** The file of a name that modules import: `#core/web` is `core/web/index.ts`, `#ui/select/select` is `ui-kit/select/select.tsx`. */
const filesOf = (from: string): readonly string[] => {
  const path = from.replace(/^#ui\b/, 'ui-kit').replace(/^#core\b/, 'core');
  return ['.ts', '.tsx', '/index.ts'].map((end) => path + end);
};

/** The source without one member of an interface, a class or a type of members; null when there is no such member. */
export const removeMember = (source: string, owner: string, member: string): string | null => {
  const file = ts.createSourceFile('contract.tsx', source, ts.ScriptTarget.Latest, true);
  let found: ts.Node | null = null;
  const visit = (node: ts.Node, isOwner: boolean): void => {
    const isNamed =
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) &&
      node.name?.text === owner;
    const isMember = (ts.isTypeElement(node) || ts.isClassElement(node)) && node.name?.getText() === member;
    if (isOwner && isMember) found ??= node;
    ts.forEachChild(node, (child) => visit(child, isOwner || isNamed));
  };
  visit(file, false);
  const node = found as ts.Node | null;
  return node && source.slice(0, node.getFullStart()) + source.slice(node.getEnd());
};

/** Where the compiler finds fault with modules and samples, by their folder. */
const brokenIn = (output: string): ReadonlyMap<string, readonly string[]> => {
  const broken = new Map<string, Set<string>>();
  for (const [, folder = '', file = ''] of output.matchAll(
    /^(modules\/[^/]+|core\/testing\/releases\/[^/]+)\/([^(\s]+)\(\d+,\d+\): error/gm,
  ))
    broken.set(folder, (broken.get(folder) ?? new Set()).add(file));
  return new Map([...broken].map(([folder, files]) => [folder, [...files].sort()]));
};

/** Which modules do not compile any more once a member has gone, with their files: looks at a copy of the project. */
export const findMemberUsers = async (
  owner: string,
  member: string,
  from: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const copy = new ProjectCopy({ withBuilt: false });
  try {
    for (const name of filesOf(from)) {
      const path = join(copy.root, name);
      let source: string;
      try {
        source = readFileSync(path, 'utf8');
      } catch {
        continue;
      }
      const without = removeMember(source, owner, member);
      if (without === null) throw new Error(`${from} has no ${owner} with a member ${member}.`);
      writeFileSync(path, without);
      const { output } = await copy.run('node_modules/typescript-7/bin/tsc', ['-p', '.', '--noEmit']);
      return brokenIn(output);
    }
    throw new Error(`There is no ${from} in the contract.`);
  } finally {
    copy.clear();
  }
};

/* npm run contract -- without <Owner>.<member> <from> */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name = '', from = ''] = process.argv.slice(2);
  const [owner = '', member = ''] = name.split('.');
  await findMemberUsers(owner, member, from).then(
    (broken) => {
      if (broken.size === 0) return process.stdout.write(`Nothing uses ${name} of ${from}.\n`);
      process.stdout.write(`Without ${name} of ${from} these would break:\n`);
      for (const [folder, files] of broken) process.stdout.write(`  ${folder}: ${files.join(', ')}\n`);
    },
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    },
  );
}
