/** Compiles the server to dist/server in the layout of the sources, unless it is up to date. True when it built. */
export declare const buildServer: () => Promise<boolean>;
/**
 * Compiles the server and one more file of it, which tests start: in a project of its own that shares all else with this one. Answers
 * the file.
 */
export declare const buildForTests: (file: string) => Promise<string>;
