import { defineSlot } from './public';

/** The whole landing page; without a module that fills it the shell draws a plain one. */
export const shellLanding = defineSlot<Record<string, never>>('shell.landing');
/** Floating things over every page, such as an assistant; loaded when the page is idle. */
export const shellOverlay = defineSlot<Record<string, never>>('shell.overlay');
