import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const pages = ['core/web', 'modules', 'shell'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
);
/** Attributes that people see or hear. */
const spoken = /^(aria-label|aria-description|title|alt|placeholder|label|hint|caption|intro|pendingText)$/;
/** Names that are the same in every language. */
const names = /^(Hedo|GeoNames)$/;
const isText = (text: string): boolean => /\p{L}{2}/u.test(text) && !names.test(text.trim());

const looseIn = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = (): number => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isJsxText(node) && isText(node.text)) found.push(`${file}:${line()} ${node.text.trim().slice(0, 60)}`);
    if (
      ts.isJsxAttribute(node) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      spoken.test(node.name.getText(tree)) &&
      isText(node.initializer.text)
    )
      found.push(`${file}:${line()} ${node.getText(tree).slice(0, 60)}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

it('every word which a page says is in a catalogue', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(looseIn)).toEqual([]);
});
