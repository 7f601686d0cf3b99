import { Link, rich, Slot } from '#core/web';
import { contactOffer, helpLinesCard } from '#modules/safety/public';
import { Alert } from '#ui';
import { texts } from '../../texts/texts';

const fromCommunity = { origin: 'community' } as const;

/** Shown to who wrote words that sounded like a crisis, and to nobody else; `text` is what they wrote, where the page has it. */
export const HelpOffer = ({ text = null }: { readonly text?: string | null }) => (
  <>
    <Alert tone="attention" title={texts('help.title')}>
      {rich(texts('help.text'), { a: (words) => <Link to="/help-now">{words}</Link> })}
    </Alert>
    <Slot of={helpLinesCard} with={{ text }} />
    <Slot of={contactOffer} with={fromCommunity} />
  </>
);
