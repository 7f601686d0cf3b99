import type { Reading } from './reading';

/** Lists of paragraphs without a title. */
export type Section = 'opening' | 'chart' | 'closing';
const sections: readonly Section[] = ['opening', 'chart', 'closing'];

/** A paragraph with its name; null in a reading made before paragraphs had names, which nobody can judge by it. */
export interface Paragraph {
  readonly id: string | null;
  readonly text: string;
}
export const paragraphsOf = (reading: Reading, section: Section): readonly Paragraph[] =>
  reading[section].map((text, index) => ({ id: reading.names?.[section][index] ?? null, text }));

export const practiceId = (themeId: string): string => `practice.${themeId}`;

/** One part of a reading of which its client can say that it is them or not. */
export interface Part {
  readonly id: string;
  readonly kind: Section | 'theme' | 'insight' | 'practice';
  /** Null for a paragraph. */
  readonly title: string | null;
  readonly text: string;
}

/** All parts of a reading that can be judged, each once. */
export const partsOf = (reading: Reading): readonly Part[] => [
  ...sections.flatMap((kind) =>
    paragraphsOf(reading, kind).flatMap(({ id, text }) => (id === null ? [] : [{ id, kind, title: null, text }])),
  ),
  ...reading.themes.map(({ id, title, description }) => ({ id, kind: 'theme' as const, title, text: description })),
  ...reading.insights.map(({ id, concept, note }) => ({ id, kind: 'insight' as const, title: concept, text: note })),
  ...reading.guidance.map(({ themeId, title, text }) => ({
    id: practiceId(themeId),
    kind: 'practice' as const,
    title,
    text,
  })),
];

const steady: ReadonlySet<string> = new Set(['opening.language', 'opening.thin', 'closing.left-out']);
/** Whether a paragraph says how the reading was made: that is said as long as it is so, whoever likes it or not. */
export const staysSaid = (id: string): boolean => steady.has(id);
