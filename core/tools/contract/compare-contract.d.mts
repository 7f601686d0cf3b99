export interface ContractChange {
  readonly kind: 'gone' | 'changed' | 'wider' | 'new';
  readonly from: string;
  readonly name: string;
}
/** Text of each declaration, by specifier and name. */
export type Declarations = Readonly<Record<string, Readonly<Record<string, string>>>>;
export declare const compareContracts: (before: Declarations, after: Declarations) => ContractChange[];
export declare const leastVersion: (frozen: string, changes: readonly ContractChange[]) => string;
export declare const judgeVersion: (
  version: string,
  frozen: { readonly version: string; readonly declarations: Declarations },
  declarations: Declarations,
) => string | null;
