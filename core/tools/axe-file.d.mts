export declare const axeFile: (title: string) => string;
