/** Paths from the root of the repository. */
export declare const standIns: Record<string, string>;
export declare function leftOut(): string[];
export declare function imported(file: string): string[];
export declare const ofGroup: RegExp;
