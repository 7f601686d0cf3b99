import { defineSlot } from '#core/contract/public';

/** Next to the page; widgets of other modules may be hung in here. */
export const samplePageAside = defineSlot<{ readonly firstName: string }>('sample-page.aside');
