/**
 * What a column becomes in a data set for a test system. `keep`: says nothing about anybody. `words`: invented words of like length.
 * `shape`: other letters and digits in the same places, for codes, hashes and references; the same value becomes the same. `json`: the
 * strings under these keys, at any depth, become words or a name; the rest stays.
 */
export type ColumnRule =
  | 'keep'
  | 'null'
  | 'email'
  | 'first-name'
  | 'last-name'
  | 'name'
  | 'words'
  | 'shape'
  | { readonly json: Readonly<Record<string, 'words' | 'name'>> }
  | SealedRule;

/** An encrypted column. It is never decrypted: what stands there is encrypted anew, with keys of the copy. */
export interface SealedRule {
  /** What is authenticated, with the names of columns in braces: `labor_responses:text:{id}`. */
  readonly context: string;
  /** SQL for the id of the person whose key it is, of a row `t`; null where it is the product's own key. */
  readonly owner: string | null;
  /** An invented document, where more than words is expected. Without one: words of like length. */
  readonly sample?: string;
}

/**
 * The tables of a module. Each column that can hold text or bytes has a rule; a column of another type needs one only where it is not
 * kept. A table that is left out has no rows in a copy; rows that must have one of them go too.
 */
export type AnonymisedTables = Readonly<Record<string, 'left-out' | Readonly<Record<string, ColumnRule>>>>;
