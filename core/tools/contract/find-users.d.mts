/** What the sources of a module import while they run, of what the host offers. */
export declare const usesOf: (id: string) => Readonly<Record<string, readonly string[]>>;
/** Who would break without a name: modules of the tree with their files, and modules that were built outside of it. */
export declare const findUsers: (
  name: string,
  from?: string,
  folder?: string,
) => {
  readonly modules: readonly { readonly id: string; readonly files: readonly string[] }[];
  readonly releases: readonly string[];
};
