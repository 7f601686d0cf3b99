import type { Declarations } from './compare-contract.mjs';

export declare const toSpecifier: (file: string) => string;
export declare const readSurface: (
  files: readonly string[],
  declarationsOf: (file: string) => string,
) => { readonly names: Readonly<Record<string, readonly string[]>>; readonly declarations: Declarations };
export declare const hashOfDeclarations: (declarations: Declarations) => string;
export declare const readDeprecations: (
  file: string,
  source: string,
) => Readonly<Record<string, { readonly since: string; readonly instead: string }>>;
