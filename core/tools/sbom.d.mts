export interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly expression: string }[];
}
export declare const listComponents: (bundled: ReadonlySet<string>) => readonly Component[];
export declare const readNoticed: () => ReadonlySet<string>;
