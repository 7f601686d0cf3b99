import { Link } from '#core/web';
import { LinkButton } from '#ui';
import { wayTexts } from './texts/texts';

/** The way to connections from the profile. */
export const ConnectionsLink = () => (
  <LinkButton as={Link} to="/profile/connections">
    {wayTexts('connections')}
  </LinkButton>
);
