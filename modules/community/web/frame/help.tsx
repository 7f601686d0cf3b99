import { Link, rich } from '#core/web';
import { Alert } from '#ui';
import { texts } from '../texts/texts';

/** Shown to who wrote words that sounded like a crisis, and to nobody else. */
export const HelpOffer = () => (
  <Alert tone="attention" title={texts('help.title')}>
    {rich(texts('help.text'), { a: (words) => <Link to="/help-now">{words}</Link> })}
  </Alert>
);
