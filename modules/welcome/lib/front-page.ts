import type { ContentFields } from '#modules/studio/public';

/** Under which noun staff edit the opening texts of the front page, and its one document. */
export const frontPageNoun = 'front-page';
export const openingKey = 'opening';

/** The opening texts; `note` may be left out. */
export type OpeningText = 'title' | 'lead' | 'note' | 'description';

/** A published opening text, with the name of the house in its place; null where nothing is published. */
export const readOpening = (fields: ContentFields | undefined, name: OpeningText, house: string): string | null => {
  const text = fields?.[name];
  return typeof text === 'string' ? text.replaceAll('{house}', () => house) : null;
};
