import { leftCookie } from '#core/contract/page';
import { getPageData } from '#core/web';
import { writeCookie } from '#core/web/choice-cookie';

/** Tells the other tabs of this browser to leave as well. */
const signal = 'hedo.left';

/** A day: long enough for whoever looks at the screen next. */
const writeMark = (value: '1' | null): void => writeCookie(leftCookie, value, 86_400);

const hasLeft = (): boolean => document.cookie.split('; ').includes(`${leftCookie}=1`);

/** Clears the screen at once; the next page may take a moment to come. */
const hidePage = (): void => {
  document.documentElement.style.setProperty('display', 'none', 'important');
  document.title = '\u00a0';
};

let leaving = false;

const replacePage = (address: string): void => {
  leaving = true;
  hidePage();
  // No page may ask whether to stay: what is being written is stored at every keystroke.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.replace(address);
};

/**
 * Leaves for a neutral page in place of this one, in every open tab. Coming back, by the Back button or by an address, leads
 * to the home page first. What the browser remembers of earlier pages is not ours to change.
 */
export const leaveQuickly = (): void => {
  writeMark('1');
  try {
    localStorage.setItem(signal, String(Date.now()));
  } catch {
    // Other tabs stay as they are.
  }
  replacePage(getPageData().exitAddress);
};

/**
 * Hears other tabs leave, and pages that the browser kept whole and shows again. On the home page a press on something ends
 * it: somebody is there who wants to go on. The ways back of mouse and keyboard do not count. Returns what stops listening.
 */
export const watchReturns = (): (() => void) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === signal) replacePage(getPageData().exitAddress);
  };
  const sendHome = (event: PageTransitionEvent): void => {
    if (event.persisted && hasLeft()) replacePage('/');
  };
  const goOn = (event: PointerEvent | KeyboardEvent): void => {
    const pressed = event instanceof KeyboardEvent ? event.key === 'Enter' || event.key === ' ' : event.button === 0;
    if (pressed && !leaving && hasLeft()) writeMark(null);
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', sendHome);
  addEventListener('pointerdown', goOn);
  addEventListener('keydown', goOn);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', sendHome);
    removeEventListener('pointerdown', goOn);
    removeEventListener('keydown', goOn);
  };
};
