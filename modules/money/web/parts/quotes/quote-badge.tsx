import { Badge, type BadgeTone } from '#ui';
import type { QuoteState } from '../../../schemas/values';
import { texts } from '../../texts/texts';

const tones: Readonly<Record<QuoteState, BadgeTone>> = {
  open: 'pending',
  accepted: 'reviewed',
  declined: 'other',
  withdrawn: 'other',
  expired: 'other',
};

/** What became of a quote, in a word. */
export const QuoteBadge = ({ state }: { readonly state: QuoteState }) => (
  <Badge tone={tones[state]}>{texts(`quote.state.${state}`)}</Badge>
);
