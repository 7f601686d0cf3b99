import { describe, expect, it } from 'vitest';
import { compareContracts, type Declarations, judgeVersion } from './compare-contract.mjs';
import { readDeprecations, readSurface } from './read-surface.mjs';

const contractOf = (texts: Readonly<Record<string, string>>): Declarations =>
  readSurface(Object.keys(texts), (file) => texts[file] ?? '').declarations;
const kindsOf = (before: string, after: string): string[] =>
  compareContracts(contractOf({ 'ui-kit/x.ts': before }), contractOf({ 'ui-kit/x.ts': after })).map(
    ({ kind, name }) => `${kind} ${name}`,
  );

describe('a contract that changed', () => {
  it.each<[what: string, before: string, after: string, found: string[]]>([
    ['stays', 'export declare const a: string;', 'export declare const a:  string;', []],
    ['loses a name', 'export declare const a: string;', '', ['gone a']],
    ['hides a name', 'export interface A {}', 'interface A {}', ['changed A']],
    ['gains a name', '', 'export declare const a: string;', ['new a']],
    ['retypes a value', 'export declare const a: string;', 'export declare const a: number;', ['changed a']],
    ['gains an optional member', 'export interface A { x: 1 }', 'export interface A { y?: 2; x: 1 }', ['wider A']],
    ['wants one more member', 'export interface A { x: 1 }', 'export interface A { x: 1; y: 2 }', ['changed A']],
    ['wants what was optional', 'export interface A { x?: 1 }', 'export interface A { x: 1 }', ['changed A']],
    ['loses a member', 'export interface A { x: 1; y: 2 }', 'export interface A { x: 1 }', ['changed A']],
    ['takes one more case', "export type A = 'a' | 'b';", "export type A = 'b' | 'c' | 'a';", ['wider A']],
    [
      'may have more in one of its cases',
      "export type A = { kind: 'a'; x: 1 } | { kind: 'b' };",
      "export type A = { kind: 'a'; x: 1; y?: 2 } | { kind: 'b' };",
      ['wider A'],
    ],
    [
      'has to have more in one of its cases',
      "export type A = { kind: 'a' } | { kind: 'b' };",
      "export type A = { kind: 'a'; y: 2 } | { kind: 'b' };",
      ['changed A'],
    ],
    ['takes one case less', "export type A = 'a' | 'b';", "export type A = 'a';", ['changed A']],
    ['sorts its cases anew', "export type A = 'a' | 'b';", "export type A = 'b' | 'a';", []],
    [
      'takes one more parameter that may be left out',
      'export declare const f: (a: string) => void;',
      'export declare const f: (a: string, b?: string) => void;',
      ['wider f'],
    ],
    [
      'wants one more parameter',
      'export declare const f: (a: string) => void;',
      'export declare const f: (a: string, b: string) => void;',
      ['changed f'],
    ],
    [
      'changes a type that it does not export itself',
      'interface Props { x: 1 } export declare const f: (p: Props) => void;',
      'interface Props { x: 2 } export declare const f: (p: Props) => void;',
      ['changed Props'],
    ],
  ])('%s', (_what, before, after, found) => {
    expect(kindsOf(before, after)).toEqual(found);
  });

  it('may give more of what the host makes', () => {
    const [before, after] = ['export interface Core { x: 1 }', 'export interface Core { x: 1; y: 2 }'];
    expect(kindsOf(before, after)).toEqual(['wider Core']);
  });

  it('is asked for a major or a minor version, in one line', () => {
    const frozen = { version: '1.0.0', declarations: contractOf({ 'ui-kit/x.ts': 'export declare const a: string;' }) };
    const gone = contractOf({ 'ui-kit/x.ts': '' });
    const more = contractOf({ 'ui-kit/x.ts': 'export declare const a: string; export declare const b: string;' });
    expect(judgeVersion('1.0.0', frozen, frozen.declarations)).toBeNull();
    expect(judgeVersion('1.9.0', frozen, gone)).toMatch(
      /^The contract is 1\.9\.0 and has to be 2\.0\.0: since 1\.0\.0 a of #ui\/x is gone\. .*$/,
    );
    expect(judgeVersion('2.0.0', frozen, gone)).toBeNull();
    expect(judgeVersion('1.0.0', frozen, more)).toContain('has to be 1.1.0: since 1.0.0 b of #ui/x is new.');
    expect(judgeVersion('1.1.0', frozen, more)).toBeNull();
  });
});

describe('the surface', () => {
  it('names values only, through what passes them on', () => {
    const { names } = readSurface(['ui-kit/index.ts', 'ui-kit/a/a.ts'], (file) =>
      file === 'ui-kit/index.ts'
        ? "export { A, type B, C as D } from './a/a'; export * from './a/a';"
        : 'export declare const A: 1; export interface B {} export interface C {} declare const hidden: 1;',
    );
    expect(names).toEqual({ '#ui': ['A'], '#ui/a/a': ['A'] });
  });

  it('reads since when a name is deprecated, and what to use', () => {
    const tag = '/** @deprecated since 1.2.0: use `b` instead. */ export const a = 1;';
    expect(readDeprecations('x.ts', tag)).toEqual({ a: { since: '1.2.0', instead: 'use `b` instead' } });
    expect(() => readDeprecations('x.ts', '/** @deprecated */ export const a = 1;')).toThrow('since 1.2.0');
  });
});
