import { Badge } from '#ui';
import type { IntakeState } from '../../../../schemas/values';
import { texts } from '../texts/texts';

const tones = { received: 'pending', contacted: 'contacted', planned: 'reviewed' } as const;

/** Where the team stands with an intake, as glyph and word. */
export const StateBadge = ({ state }: { readonly state: IntakeState }) => (
  <Badge tone={tones[state]}>{texts(`state.${state}`)}</Badge>
);
