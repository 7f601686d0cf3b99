import { defineSlot } from '#core/contract/public';

/** Next to the entries; widgets of other modules may be hung in here. */
export const sampleDiaryAside = defineSlot<{ readonly entries: number }>('sample-diary.aside');
