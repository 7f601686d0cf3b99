import { type ApiState, useApi } from '#core/web';
import type { ConnectionChart } from '#modules/connections/schemas/connection-chart';
import { getConnectionChart, getTransits } from '#modules/profile/schemas/endpoints';
import type { TransitsView } from '../../../schemas/sky';
import { type Activations, bodies } from '../../bodygraph/chart';
import type { Overlay } from '../../bodygraph/overlay';
import { texts } from './texts/texts';
import type { Views } from './use-views';

const places = (of: Readonly<Record<string, { gate: number; line: number | null } | null>>): Activations =>
  Object.fromEntries(
    bodies.map((body) => {
      const place = of[body];
      return [body, place ? { gate: place.gate, line: place.line } : null];
    }),
  );

/** The sky laid over the chart; asks nothing while none is. The former sky stays until the next one is there. */
export const useTransits = ({ transit }: Pick<Views, 'transit'>): ApiState<TransitsView> => {
  const query = transit === null || transit === 'now' ? {} : { at: transit };
  return useApi(getTransits, transit === null ? null : { query }, { keep: true });
};

/** The other person's chart; asks nothing while there is none. */
export const useSharedChart = ({ person }: Pick<Views, 'person'>): ApiState<ConnectionChart> =>
  useApi(getConnectionChart, person === null ? null : { params: { id: person } });

/** What lies over the bodygraph, as far as it is there: the sky, then the other person. */
export const useOverlays = (views: Views): readonly Overlay[] => {
  const { data: sky } = useTransits(views);
  const { data: other } = useSharedChart(views);
  const overlays: Overlay[] = [];
  if (views.transit !== null && sky) {
    const label = texts('transits');
    overlays.push({ look: 'transit', label, columns: [{ head: label, activations: places(sky.activations) }] });
  }
  if (views.person !== null && other) {
    const { name, theirs } = other;
    overlays.push({
      look: 'person',
      label: name,
      columns: [
        { head: texts('columnDesign', { name }), activations: places(theirs.design) },
        { head: texts('columnPersonality', { name }), activations: places(theirs.personality) },
      ],
    });
  }
  return overlays;
};
