import type { Plugin } from 'vitest/config';

export declare const textsFile: RegExp;
export declare const compileTexts: (file: string, source: string) => string;
export declare const textsPlugin: () => Plugin;
declare const textsLoader: (this: { resourcePath: string }, source: string) => string;
export default textsLoader;
