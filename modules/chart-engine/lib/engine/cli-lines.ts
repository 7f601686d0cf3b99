import { asVector } from './as-vector';
import { computeChart } from './compute-chart';
import type { LocalTimeResolver } from './input';
import { readBirth } from './read-birth';

/** One output line for one item of the input list, and whether it was charted. */
export interface CliLine {
  text: string;
  ok: boolean;
}

const idOf = (item: unknown) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : null);

/** Charts one item: `{ id, ...chart }` as a vector, or `{ id, error }`. */
export function chartLine(item: unknown, resolve: LocalTimeResolver): CliLine {
  const id = idOf(item);
  try {
    return { text: JSON.stringify({ id, ...asVector(computeChart(readBirth(item), resolve)) }), ok: true };
  } catch (error) {
    return { text: JSON.stringify({ id, error: error instanceof Error ? error.message : String(error) }), ok: false };
  }
}
