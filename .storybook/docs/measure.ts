/** An element of a part as the browser laid it out; lengths in px. */
export interface Measure {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** One when all sides are alike, two when the opposite ones are, none when there is no padding. */
  readonly padding: readonly number[];
  readonly gap: readonly number[];
  readonly corner: readonly number[];
  /** Size, line height and weight, where the element has words of its own. */
  readonly text: string;
}

const shorten = ([top = 0, end = 0, bottom = 0, start = 0]: readonly number[]): readonly number[] => {
  if (top === bottom && start === end) return top === end ? (top === 0 ? [] : [top]) : [top, end];
  return [top, end, bottom, start];
};

const hasWords = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const lengths = (text: string): number[] => text.split(' ').map((part) => Number.parseFloat(part) || 0);

/** Finds and measures an element, from the corner of the drawing. The drawing may be the page in a frame. */
export const measureElement = (
  root: HTMLElement,
  selector: string,
  frame: HTMLIFrameElement | null,
): Measure | null => {
  // In a frame the part comes first, then what it opened over the page; Storybook has elements of its own there.
  const element = root.querySelector('#storybook-root')?.querySelector(selector) ?? root.querySelector(selector);
  if (!element) return null;
  const rect = element.getBoundingClientRect();
  if (rect.width === 0 || rect.height === 0) return null;
  const origin = frame ? { left: -frame.offsetLeft, top: -frame.offsetTop } : root.getBoundingClientRect();
  const style = (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
  const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
  return {
    left: rect.left - origin.left,
    top: rect.top - origin.top,
    width: rect.width,
    height: rect.height,
    padding: shorten(lengths(`${style.paddingTop} ${style.paddingRight} ${style.paddingBottom} ${style.paddingLeft}`)),
    gap: [...new Set(lengths(style.gap.replaceAll('normal', '0')))].filter((gap) => gap > 0),
    corner: radius > 0 ? [radius] : [],
    text: hasWords(element)
      ? `${Math.round(Number.parseFloat(style.fontSize) * 10) / 10} / ${style.lineHeight === 'normal' ? 'normal' : Math.round(Number.parseFloat(style.lineHeight))}, ${style.fontWeight}`
      : '–',
  };
};

const steps = [
  '--s-1',
  '--s-2',
  '--s-3',
  '--s-4',
  '--s-5',
  '--s-6',
  '--s-7',
  '--s-8',
  '--s-9',
  '--radius',
  '--radius-sheet',
  '--radius-pill',
];

/** The token of that length. */
export const findToken = (value: number): string | null => {
  const style = getComputedStyle(document.documentElement);
  return steps.find((step) => Number.parseFloat(style.getPropertyValue(step)) === value) ?? null;
};
