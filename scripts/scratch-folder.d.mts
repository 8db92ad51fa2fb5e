export declare function makeScratchFolder(prefix: string): string;
