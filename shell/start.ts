import { isTaken, repeatEarlyInput } from './early-input';

/*
 * What a drawn page runs first: it can be read as it is, so the scripts that make it live are asked for only after the
 * words have been painted in their own letters, and take no bandwidth from them. They are named by the server in
 * `data-scripts` of this script: the shell, then what it will ask for in turn.
 */
interface Script {
  readonly href: string;
  readonly integrity?: string;
}

/** Said on the document once the page is live. */
const live = 'hedo:live';

/** Milliseconds after which the scripts come anyway. */
const timeoutMs = 3000;

const scripts = JSON.parse(document.currentScript?.dataset.scripts ?? '[]') as readonly Script[];
let begun = false;

const begin = (): void => {
  if (begun) return;
  begun = true;
  for (const [index, { href, integrity }] of scripts.entries()) {
    const element = index === 0 ? document.createElement('script') : document.createElement('link');
    if (integrity) element.integrity = integrity;
    if (element instanceof HTMLScriptElement) element.src = href;
    else {
      element.rel = 'preload';
      element.as = 'script';
      element.href = href;
    }
    document.head.append(element);
  }
};

/*
 * A button that is pressed before its code is there is pressed again once it is: nobody's tap is lost on a slow line.
 * Links and folded text work by themselves; what is written into fields is repeated.
 */
let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  if (pressed) begin();
};
/** React hears a press as soon as it listens, also where it has yet to take the page over; twice would undo it. */
const forgetHeard = (): void => {
  if (pressed && isTaken(pressed)) pressed = null;
};
document.addEventListener('click', remember, true);
document.addEventListener('click', forgetHeard);
document.addEventListener(
  live,
  () => {
    document.removeEventListener('click', remember, true);
    document.removeEventListener('click', forgetHeard);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

const place = document.getElementById('app');
if (place) repeatEarlyInput(place);

/** After the frame that shows what is there now. */
const afterNextPaint = (): void => void requestAnimationFrame(() => setTimeout(begin));

// A page in the background is not painted.
if (document.visibilityState === 'hidden') begin();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    document.fonts.ready.then(afterNextPaint, begin);
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, timeoutMs);
}
