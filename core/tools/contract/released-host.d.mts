import type { ContractInfo } from '../../server/modules/releases/release-format';

export declare const readReleasedHost: () => { readonly version: string; readonly contract: ContractInfo };
export declare const unpackReleasedHost: (folder: string) => void;
