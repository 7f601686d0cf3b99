/** Most bytes of one recording, 50 MB. */
export const mostAudioBytes = 50 * 1024 * 1024;
/** Longest recording: half an hour, and a breath for the last word. */
export const longestSeconds = 30 * 60 + 5;
/** Recordings kept for one Labor, those of earlier versions included. */
export const mostPerLabor = 5;
/** Labors that somebody answers before they can be matched. */
export const laborsForMatching = 3;
/** Days in which a withdrawn answer can be brought back. */
export const trashDays = 30;
/** Most characters of a transcript. */
export const maxTranscriptLength = 50_000;
/** Most characters of an answer or a draft. */
export const maxResponseLength = 50_000;

/**
 * Whom an answer is for, from the narrowest: only the person who wrote it; also their readings and matching; also the practitioners to
 * whom a consent opens it.
 */
export const audiences = ['self', 'reading', 'practitioners'] as const;
export type Audience = (typeof audiences)[number];

/** Whether an answer completes its Labor. */
export const isCompleted = ({ status }: { readonly status: string }): boolean => status === 'saved';
