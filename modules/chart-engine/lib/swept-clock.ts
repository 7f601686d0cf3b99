import type { DaySweep } from './engine/chart';

/** True for a birth of which the whole day was swept, as all were that were stored before there were windows. */
export const isWholeDay = ({ clock }: Pick<DaySweep, 'clock'>): boolean => !clock || clock.to === '24:00';
