import { Link } from '#core/web';
import { buttonClass } from '#ui';
import { texts } from './practice/texts/texts';

/** The way from a session to the notes of who comes to it. */
export const SessionLink = ({ matchId }: { readonly matchId: string }) => (
  <p>
    <Link to={`/practice/clients/${matchId}`} className={buttonClass('plain')}>
      {texts('open')}
    </Link>
  </p>
);
