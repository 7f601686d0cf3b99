/** Milliseconds that a success or information stays before it leaves by itself; errors stay until closed. */
export const TOAST_DURATION = 5000;
/** Milliseconds of the exit animation, after which a toast is removed and the next one comes. */
export const TOAST_EXIT = 200;
/** Pixels to the right after which a swipe closes a toast. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** The direction of that swipe. */
export const TOAST_SWIPE_DIRECTION = 'right';
/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = 'F8';
