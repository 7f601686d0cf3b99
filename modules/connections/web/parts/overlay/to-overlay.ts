import type { Overlay } from '#modules/charts/public';
import type { ConnectionChart } from '../../../schemas/connection-chart';
import { texts } from './texts/texts';

/** The other person's chart as something to be laid over the own one. */
export const toOverlay = ({ name, theirs }: ConnectionChart): Overlay => ({
  look: 'person',
  label: name,
  columns: [
    { head: texts('columnDesign', { name }), activations: theirs.design },
    { head: texts('columnPersonality', { name }), activations: theirs.personality },
  ],
});
