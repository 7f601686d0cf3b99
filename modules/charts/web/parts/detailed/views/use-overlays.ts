import { useState } from 'react';
import { type ApiState, useApi } from '#core/web';
import type { Overlay } from '../../../../public';
import { getTransits } from '../../../../schemas/endpoints';
import type { TransitsView } from '../../../../schemas/sky';
import { bodies } from '../../bodygraph/chart';
import { texts } from './texts/texts';
import type { Views } from './use-views';

/** The sky laid over the chart; asks nothing while none is. The former sky stays until the next one is there. */
export const useTransits = ({ transit }: Pick<Views, 'transit'>): ApiState<TransitsView> => {
  const query = transit === null || transit === 'now' ? {} : { at: transit };
  return useApi(getTransits, transit === null ? null : { query }, { keep: true });
};

const skyOverlay = ({ activations }: TransitsView): Overlay => {
  const label = texts('transits');
  const places = bodies.map((body) => [body, { gate: activations[body].gate, line: activations[body].line }] as const);
  return { look: 'transit', label, columns: [{ head: label, activations: Object.fromEntries(places) }] };
};

/** What lies over the bodygraph, as far as it is there: the sky, then the other person, whose chart comes through `setPerson`. */
export const useOverlays = (views: Views): [readonly Overlay[], (person: Overlay | null) => void] => {
  const { data: sky } = useTransits(views);
  const [person, setPerson] = useState<Overlay | null>(null);
  const overlays = [
    ...(views.transit !== null && sky ? [skyOverlay(sky)] : []),
    ...(views.person !== null && person ? [person] : []),
  ];
  return [overlays, setPerson];
};
