/** Phases of a client's way, in order. */
export const phases = ['intake', 'assessment', 'matching', 'experience', 'aftercare'] as const;
export type Phase = (typeof phases)[number];
