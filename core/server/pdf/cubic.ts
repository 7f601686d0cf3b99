const size: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const groups = (numbers: readonly number[], length: number): number[][] =>
  length === 0
    ? [[]]
    : Array.from({ length: numbers.length / length }, (_, at) => numbers.slice(at * length, (at + 1) * length));

/**
 * A path with its quadratic curves as the cubic ones that PDF has. pdfkit writes them with the operator `v`, which leaves the
 * first control point out and so draws another curve. Takes absolute commands (M L H V C S Q A Z).
 */
export const cubicPath = (d: string): string => {
  let [x, y] = [0, 0];
  let path = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    for (const part of groups((rest.match(/-?\d*\.?\d+/g) ?? []).map(Number), size[command] ?? 2)) {
      const [tox = x, toy = y] = command === 'H' ? [part[0], y] : command === 'V' ? [x, part[0]] : part.slice(-2);
      if (command === 'Q') {
        const [bendX = 0, bendY = 0] = part;
        const near = (from: number, bend: number): number => from + ((bend - from) * 2) / 3;
        path += `C${near(x, bendX)} ${near(y, bendY)} ${near(tox, bendX)} ${near(toy, bendY)} ${tox} ${toy}`;
      } else path += `${command}${part.join(' ')}`;
      [x, y] = [tox, toy];
    }
  }
  return path;
};
