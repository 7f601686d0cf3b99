/** Keys whose text may be written: names of our own making, ids, codes. Text under any other key is withheld. */
const textKeys = new Set(
  `id ids module owner folder job task queue event events room route method status code reason phase signal step kind
  level model provider purpose outcome promptVersion table constraint column routine syscall state from version name
  permission action origin platform port place statement` //
    .split(/\s+/)
    .concat('error', 'cause', 'message'),
);
const canBeText = (key: string): boolean => textKeys.has(key) || /[a-z](Id|Ids|_id|_ids)$/.test(key);

/** Engine errors quote our code; everything else may quote a person, so what stands between quotes is cut out. */
const withoutQuotes = (text: string): string =>
  text
    .split('\n', 1)[0]!
    .replace(/(["'`“‘«]).*["'`”’»]/u, '…')
    .replace(/[\w.+-]+@[\w.-]+/g, '…')
    .slice(0, 300);
const fromEngine = (error: Error & { code?: unknown }): boolean =>
  error.code === undefined && /^(TypeError|ReferenceError)$/.test(error.name);

/** An error as a log may show it: name, codes, our frames; never a row, a body or a parameter. */
export const safeError = (error: Error): object => {
  const { code, table, constraint, column, routine, syscall, status } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    ...safeFields({ code, table, constraint, column, routine, syscall, status }),
    name: error.name,
    message: fromEngine(error) ? error.message.slice(0, 300) : withoutQuotes(error.message),
    ...(frames.length > 0 ? { stack: frames.slice(0, 12).map((line) => line.trim()) } : {}),
    ...(error.cause instanceof Error ? { cause: safeError(error.cause) } : {}),
  };
};

const safeValue = (key: string, value: unknown, depth: number): unknown => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    if (!canBeText(key)) return `[withheld: ${value.length}]`;
    return key === 'message' || key === 'error' || key === 'cause' ? withoutQuotes(value) : value.slice(0, 200);
  }
  if (value instanceof Error) return safeError(value);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `[bytes: ${value.byteLength}]`;
  if (Array.isArray(value))
    return depth > 2 ? `[list: ${value.length}]` : value.slice(0, 20).map((item) => safeValue(key, item, depth + 1));
  if (typeof value === 'object') return depth > 2 ? '[object]' : safeFields(value, depth + 1);
  return undefined;
};

/** What of the given fields may enter a log: numbers, booleans, and text under the keys listed above. */
export const safeFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, safeValue(key, value, depth)]),
  );
