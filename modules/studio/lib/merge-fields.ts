import type { ContentField, ContentFields } from './content';

/** Texts of one document: what is built in and what was published, in one language each. */
export interface Texts {
  readonly builtIn: ContentFields | undefined;
  readonly published: ContentFields | undefined;
}

/** Fields that are described: others are those of an earlier release, or of a part that an object no longer has. */
export const pickKnown = (description: readonly ContentField[], fields: ContentFields): ContentFields =>
  Object.fromEntries(
    description.flatMap(({ name }) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What one language says by itself: fields that came with a later release are those that are built in. */
export const mergeOwn = (description: readonly ContentField[], { builtIn, published }: Texts): ContentFields =>
  pickKnown(description, { ...builtIn, ...published });

/** What is shown in a language: its own words, and the source's where it has none; shared fields are always the source's. */
export const mergeFields = (
  description: readonly ContentField[],
  source: ContentFields,
  own: ContentFields,
): ContentFields => {
  const shared = pickKnown(
    description.filter(({ isShared }) => isShared),
    source,
  );
  return { ...source, ...own, ...shared };
};
