import type { TransformOptions } from 'esbuild';

export declare const serverOutput: Pick<TransformOptions, 'minifyWhitespace' | 'legalComments' | 'lineLimit'>;
export declare const escapeSigns: (text: string) => string;
