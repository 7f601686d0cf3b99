import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

const findMap = (file: string): SourceMap | null => {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = file.startsWith('file:') ? `${fileURLToPath(file)}.map` : '';
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null;
  maps.set(file, map);
  return map;
};

const place = (call: NodeJS.CallSite): string => {
  const [file, line, column] = [call.getFileName() ?? '', call.getLineNumber() ?? 0, call.getColumnNumber() ?? 0];
  const entry = findMap(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return String(call);
  const source = fileURLToPath(new URL(entry.originalSource, file));
  return String(call).replace(
    `${file}:${line}:${column}`,
    `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
  );
};

/**
 * Stack traces of the bundle name the sources. Node does so too (`--enable-source-maps`), but reads every map at the start; here
 * the map of a file is read when a trace that goes through it is looked at.
 */
export const nameSourcesInTraces = (): void => {
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${place(call)}`)].join('\n');
};
