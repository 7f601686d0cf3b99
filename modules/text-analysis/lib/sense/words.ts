/** A pattern that matches one of these words or phrases as a whole, in any case; `\b` would know ASCII letters alone. */
export const words = (alternatives: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.trim().replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, flags);

/** The same at the beginning of a text, after quotation marks, dashes and brackets. */
export const opening = (alternatives: string): RegExp =>
  new RegExp(`^[\\s"'“”„«»‘’(\\[–—-]*(?:${alternatives.trim().replace(/\s*\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'iu');

/** One apostrophe for all ways of typing it; the length stays. */
export const plainApostrophes = (text: string): string => text.replace(/[’‘´`ʼ]/g, "'");
