/** Languages that content is written in. */
export const contentLanguages = ['en', 'de', 'es'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export type Leaf = string | number | boolean | null;
/** An entry of a list that has fields of its own. */
export type Entry = Readonly<Record<string, Leaf>>;
export type ContentValue = Leaf | readonly (Leaf | Entry)[];
/** What a document says, by the names of its fields. */
export type ContentFields = Readonly<Record<string, ContentValue>>;

/**
 * `list` without `of` is a list of lines. A `date` is an ISO day. `money` counts minor units of its currency. A `colour` is written
 * `#1a2b3c`. A `picture` is the id of a picture of the media library.
 */
export const fieldKinds = [
  'text',
  'long-text',
  'markdown',
  'number',
  'money',
  'switch',
  'choice',
  'date',
  'colour',
  'picture',
  'list',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** One field as its module describes it; the editor is made from this. */
export interface ContentField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly hint?: string;
  /** It may not be empty when it is published. */
  readonly isRequired?: boolean;
  /** The same in all languages: it is edited in the source language alone. */
  readonly isShared?: boolean;
  /** Bounds of a number, or of the count of a list; `most` also of the characters of a text. */
  readonly least?: number;
  readonly most?: number;
  /** Numbers and amounts are multiples of this; whole numbers unless stated. */
  readonly step?: number;
  /** ISO 4217, of money. */
  readonly currency?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** Lines of a long text that are shown at once. */
  readonly rows?: number;
  /** Of a field of an entry: it is what another one says, in this language. */
  readonly translates?: { readonly field: string; readonly language: ContentLanguage };
  /** Fields of each entry of a list. */
  readonly of?: readonly ContentField[];
}
