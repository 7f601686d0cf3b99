import type { Activation, Activations } from '../chart';
import { BODIES } from '../rules/names';
import type { Agreed } from './agree';

/** A part of a line says nothing without that line: the second tone of one colour is not the second of the next. */
const nestedOf = (activation: Agreed<Activation>): Activation => {
  const { longitude, gate, line } = activation;
  const color = gate === null || line === null ? null : activation.color;
  const tone = color === null ? null : activation.tone;
  return { longitude, gate, line, color, tone, base: tone === null ? null : activation.base };
};

/** Takes back colours, tones and bases that agree by chance, while the body went on through other ones. */
export function nested(activations: Agreed<Activations>): Activations {
  const out = {} as Activations;
  for (const body of BODIES) out[body] = nestedOf(activations[body]);
  return out;
}
