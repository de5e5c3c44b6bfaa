/** What is wrong with the text of a file, one line per problem. */
export declare function imageProblems(dockerfile: string, major: string): string[];
export declare function composeProblems(text: string): string[];
