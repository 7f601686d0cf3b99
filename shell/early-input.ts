type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** React marks each element as it takes it over. */
export const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

const wasChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return false;
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** Writes as a person does, so that the page's code hears of it: also what the field shows already. */
const write = (field: Field, value: string | boolean): void => {
  if (isTick(field)) {
    // Of radio buttons the chosen one is enough.
    if (field.type === 'radio' && !value) return;
    field.checked = !value;
    field.click();
    return;
  }
  // React compares with what it has seen: empty first, by its own setter, then the value past it.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const lookMs = 50;
/** What the device has kept is put into the fields first; what was written last counts. */
const settleMs = 150;
const giveUpMs = 20_000;

/** What somebody wrote into a drawn page before its code was there is written again once it is. */
export const repeatEarlyInput = (place: Element): void => {
  const written = new Map<Field, string | boolean>();
  const note = (field: Field): void => void written.set(field, isTick(field) ? field.checked : field.value);
  const hear = ({ target }: Event): void => {
    if (isField(target) && !isTaken(target)) note(target);
  };
  for (const field of place.querySelectorAll<Field>('input, textarea')) if (wasChanged(field)) note(field);
  place.addEventListener('input', hear, true);
  const began = performance.now();
  const look = (): void => {
    for (const [field, value] of written) {
      if (!isTaken(field)) continue;
      written.delete(field);
      setTimeout(() => field.isConnected && write(field, value), settleMs);
    }
    if (performance.now() - began < giveUpMs) setTimeout(look, lookMs);
    else place.removeEventListener('input', hear, true);
  };
  look();
};
