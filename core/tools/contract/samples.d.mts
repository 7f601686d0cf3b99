import type { Release } from '../../server/modules/releases/release-format';

export declare const samplesFolder: string;
export declare const sampleIds: readonly string[];
export declare const buildSample: (id: string, out: string) => void;
export declare const unpackSample: (id: string, folder: string) => void;
export declare const readSamples: () => readonly Release[];
