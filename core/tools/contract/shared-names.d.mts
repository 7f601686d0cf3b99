export declare const sharedInPages: Readonly<Record<string, string | null>>;
export declare const sharedInServers: Readonly<Record<string, string>>;
