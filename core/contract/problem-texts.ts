import type { ProductLanguage } from './page';

/**
 * What a server says when it refuses, by the English sentence. `{name}` stands for a value: in `Wait {seconds} seconds.` any
 * text may stand there, and the translation puts it where its own `{seconds}` is.
 */
export type ProblemTexts = Readonly<Record<string, Readonly<Record<Exclude<ProductLanguage, 'en'>, string>>>>;
