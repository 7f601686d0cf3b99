import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';

/** Longest text any format is tried on; longer ones are refused before a regular expression sees them. */
const longest = 2048;

/** The one configuration of ajv: strict, no coercion, formats that cannot be made slow. */
export const createAjv = (options: Options = {}): Ajv => {
  const ajv = new Ajv({ strict: true, strictTypes: false, coerceTypes: false, allErrors: false, ...options });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ajv.formats)) {
    const test = format instanceof RegExp ? (text: string) => format.test(text) : check(format);
    if (test) ajv.addFormat(name, { type: 'string', validate: (text: string) => text.length <= longest && test(text) });
  }
  // `message` on a property is the sentence people read when that property is wrong.
  ajv.addVocabulary(['message', 'example', 'discriminator']);
  return ajv;
};

const check = (format: unknown): ((text: string) => boolean) | null => {
  if (typeof format === 'function') return (text) => Boolean(format(text));
  if (typeof format !== 'object' || format === null || !('validate' in format)) return null;
  if ('type' in format && format.type === 'number') return null;
  const { validate } = format;
  if (validate instanceof RegExp) return (text) => validate.test(text);
  return typeof validate === 'function' ? (text) => Boolean(validate(text)) : null;
};
