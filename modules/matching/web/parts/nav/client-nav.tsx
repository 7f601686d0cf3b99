import { PageNav } from '#core/web/page-nav/page-nav';
import { texts } from '../../texts/texts';
import { hasRoot } from './has-root';

/** The client's pages: the matches, what they share, and who read it. */
export const ClientNav = () => (
  <PageNav
    label={texts('practitionerMatching2')}
    pages={[
      { to: '/matching', label: texts('nav.matches'), end: true },
      ...(hasRoot('/matching/sharing')
        ? [
            { to: '/matching/sharing', label: texts('nav.sharing'), end: true },
            { to: '/matching/sharing/log', label: texts('nav.log') },
          ]
        : []),
    ]}
  />
);
