import type { ContentField, ContentValue } from '../../../lib/content';

/** What one field of the editor needs to be drawn. */
export interface FieldInputProps {
  readonly field: ContentField;
  readonly value: ContentValue | undefined;
  readonly onChange: (value: ContentValue) => void;
  /** Messages by dotted path, below this field's own. */
  readonly wrong: (path: string) => string | null;
  readonly path: string;
  readonly isLocked: boolean;
  /** The same field of the source text, with the name of its language. */
  readonly source?:
    | { readonly lang: string; readonly language: string; readonly value: ContentValue | undefined }
    | undefined;
  readonly lang?: string | undefined;
}
