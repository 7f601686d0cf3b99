import { CHANNELS } from '../engine/data/bodygraph';
import { CENTRES, type CentreName } from '../engine/rules/names';

/** A part of the bodygraph: a centre, a channel as its two gates ('34-57'), or a gate from 1 to 64. */
export type Look =
  | { readonly kind: 'center'; readonly center: CentreName }
  | { readonly kind: 'channel'; readonly channel: string }
  | { readonly kind: 'gate'; readonly gate: number };

/** How a part stands in an address: 'center-Sacral', 'channel-34-57', 'gate-34'. */
export const lookText = (look: Look): string => {
  if (look.kind === 'center') return `center-${look.center}`;
  return look.kind === 'gate' ? `gate-${look.gate}` : `channel-${look.channel}`;
};

/** The part that an address names; null when there is no such part. Every part has one spelling. */
export const lookOf = (text: string): Look | null => {
  const [, kind, name = ''] = /^(center|channel|gate)-(.+)$/.exec(text) ?? [];
  if (kind === 'center') {
    const center = CENTRES.find((one) => one === name);
    return center ? { kind, center } : null;
  }
  if (kind === 'channel')
    return CHANNELS.some(([low, high]) => `${low}-${high}` === name) ? { kind, channel: name } : null;
  return kind === 'gate' && /^([1-9]|[1-5]\d|6[0-4])$/.test(name) ? { kind, gate: Number(name) } : null;
};
