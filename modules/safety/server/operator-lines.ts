import { Value } from '@sinclair/typebox/value';
import type { Read } from '#core/contract/settings';
import { OperatorLine } from '../schemas/help-lines';

const example = 'a JSON list such as [{"name":"…","contact":"…","hours":"…"}]';

/** The help lines of the operator's own. */
export const parseOperatorLines: Read<readonly OperatorLine[]> = (value) => {
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    throw new Error(example);
  }
  if (!Array.isArray(list)) throw new Error(example);
  return list.map((line: unknown, index) => {
    const [fault] = Value.Errors(OperatorLine, line);
    if (fault)
      throw new Error(`a list of help lines (line ${index + 1}${fault.path.replaceAll('/', '.')}: ${fault.message})`);
    return Value.Decode(OperatorLine, line);
  });
};
