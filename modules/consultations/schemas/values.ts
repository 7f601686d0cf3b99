import type { ConsultationStatus } from './names';

/** What somebody may write to us about; the first is the default. */
export const interests = ['protocol-a', 'concierge', 'retreats', 'partnership', 'other'] as const;
/** One of the five subjects. */
export type Interest = (typeof interests)[number];

/** Longest name and message, in characters. */
export const limits = { name: 120, message: 5000 } as const;

/** Hours within which the team promises to answer. */
export const answerHours = 24;

/** Legal changes of the status by hand; the ones back are the undo. Scheduling sets `contacted` from either. */
export const legalNext: Readonly<Record<ConsultationStatus, readonly ConsultationStatus[]>> = {
  pending: ['reviewed'],
  reviewed: ['contacted', 'pending'],
  contacted: ['reviewed', 'pending'],
};

/** Orders of the list. */
export const consultationSorts = ['newest', 'oldest', 'name'] as const;

/** Lengths a consultation may have, in minutes; the first is the usual one. */
export const consultationMinutes = [30, 45, 60, 90] as const;
