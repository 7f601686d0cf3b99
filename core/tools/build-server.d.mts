/** Compiles the server to dist/server in the layout of the sources, unless it is up to date. True when it built. */
export declare const buildServer: () => Promise<boolean>;
