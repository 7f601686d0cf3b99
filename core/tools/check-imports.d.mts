/** What a file imports: a package of node_modules, or another file of the project, by its path. */
export interface Importing {
  readonly source: string;
  readonly dependencies: readonly { readonly module: string; readonly resolved: string }[];
}

/** Everything that the files below folders of the project, or given files, import. */
export function readImports(paths: readonly string[]): Promise<{ readonly modules: readonly Importing[] }>;
