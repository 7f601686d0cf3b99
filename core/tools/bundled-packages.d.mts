export declare const packageOf: (file: string) => string | null;
export declare const packagesOf: (files: readonly string[]) => string[];
export declare const writePackages: (folder: string, packages: readonly string[]) => void;
export declare const readBundled: (base?: string) => ReadonlySet<string>;
