import type { FieldError } from '#core/contract/errors';
import type { ContentField, ContentFields, ContentValue, Entry, Leaf } from './content';

/** Most characters of a text that names no bound of its own. */
const longestOf = { text: 300, 'long-text': 5000, markdown: 60_000 } as const;
/** Most entries of a list that names no bound of its own. */
const mostEntries = 40;
/** Most characters of a line of a list. */
const longestLine = 1000;

/** Whether it is a day of the calendar: 2026-02-30 is none. */
const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Characters of control other than line breaks and tabs: no text has a use for them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const findTextFault = (field: ContentField, value: unknown, most: number): string | null => {
  if (typeof value !== 'string') return 'Enter a text.';
  if (controls.test(value)) return 'Remove the control characters.';
  if (field.kind === 'text' && /[\r\n]/.test(value)) return 'Write this in one line.';
  return value.length > most ? `Write at most ${most} characters.` : null;
};

const findNumberFault = ({ least, most, step = 1 }: ContentField, value: unknown): string | null => {
  if (value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (least !== undefined && value < least) return 'Enter a higher number.';
  if (most !== undefined && value > most) return 'Enter a lower number.';
  return Number.isInteger(value / step) ? null : step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${step}.`;
};

const findChoiceFault = ({ choices = [] }: ContentField, value: unknown): string | null =>
  value === null || choices.some((one) => one.value === value) ? null : 'Choose one of the list.';

const findFault = (field: ContentField, value: unknown): string | null => {
  switch (field.kind) {
    case 'text':
    case 'long-text':
    case 'markdown':
      return findTextFault(field, value, field.most ?? longestOf[field.kind]);
    case 'number':
    case 'money':
      return findNumberFault(field, value);
    case 'switch':
      return typeof value === 'boolean' ? null : 'Switch it on or off.';
    case 'choice':
      return findChoiceFault(field, value);
    case 'date':
      return value === null || (typeof value === 'string' && isDay(value)) ? null : 'Enter a day.';
    case 'colour':
      return value === null || (typeof value === 'string' && /^(?:#[0-9a-f]{6})?$/i.test(value))
        ? null
        : 'Write this colour as six digits, such as #5b2a4e.';
    case 'picture':
      return value === null || (typeof value === 'string' && isUuid(value)) ? null : 'Choose a picture of the library.';
    case 'list':
      return Array.isArray(value) && value.length <= (field.most ?? mostEntries)
        ? null
        : `Give at most ${field.most ?? mostEntries} entries.`;
  }
};

const line: ContentField = { name: '', label: '', kind: 'text', most: longestLine };

const checkEntry = (field: ContentField, entry: unknown, path: string): FieldError[] => {
  if (!field.of) {
    const message = findFault(line, entry);
    return message ? [{ path, message }] : [];
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return [{ path, message: 'Fill in the fields of this entry.' }];
  return checkFields(field.of, entry as ContentFields, `${path}.`);
};

/**
 * What is wrong with fields whatever they are for: unknown names, wrong kinds, values out of bounds. What is absent or empty is not
 * looked at, since a draft may be unfinished.
 */
export const checkFields = (description: readonly ContentField[], fields: ContentFields, path = ''): FieldError[] => {
  const known = new Map(description.map((field) => [field.name, field]));
  return Object.entries(fields).flatMap(([name, value]) => {
    const field = known.get(name);
    const at = `${path}${name}`;
    if (!field) return [{ path: at, message: 'There is no such field.' }];
    const message = findFault(field, value);
    if (message) return [{ path: at, message }];
    return field.kind === 'list' && Array.isArray(value)
      ? value.flatMap((entry, index) => checkEntry(field, entry, `${at}.${index}`))
      : [];
  });
};

const isEmpty = (value: ContentValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** What is still missing before fields can be published. */
export const findMissing = (description: readonly ContentField[], fields: ContentFields, path = ''): FieldError[] =>
  description.flatMap((field) => {
    const value = fields[field.name];
    const at = `${path}${field.name}`;
    if (field.isRequired && isEmpty(value)) return [{ path: at, message: `${field.label} is needed.` }];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    if (value.length < (field.least ?? 0)) return [{ path: at, message: `Give at least ${field.least} entries.` }];
    return value.flatMap((entry, index) =>
      field.of
        ? findMissing(field.of, entry as ContentFields, `${at}.${index}.`)
        : isEmpty(entry)
          ? [{ path: `${at}.${index}`, message: 'Fill in this line or remove it.' }]
          : [],
    );
  });

const trimLeaf = (value: Leaf): Leaf => (typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : value);
const trimEntry = (entry: Leaf | Entry): Leaf | Entry =>
  typeof entry === 'object' && entry !== null
    ? Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, trimLeaf(one)]))
    : trimLeaf(entry);
const isLeaf = (value: ContentValue): value is Leaf => !Array.isArray(value);

/** Fields without spaces around their texts. */
export const trimFields = (fields: ContentFields): ContentFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isLeaf(value) ? trimLeaf(value) : value.map(trimEntry)]),
  );
