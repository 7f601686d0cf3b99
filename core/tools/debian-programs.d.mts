export declare const debianPackages: readonly { readonly name: string; readonly has: string }[];
export declare const findMissingPackages: (isThere?: (path: string) => boolean, path?: string) => string[];
