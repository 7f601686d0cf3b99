export declare const findChromium: () => Promise<{ readonly path: string; readonly how: string }>;
export declare const findShell: () => Promise<string | null>;
