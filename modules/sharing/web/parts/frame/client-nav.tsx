import { PageNav } from '#core/web/page-nav/page-nav';
import { sharingTexts as texts } from '../../texts/texts';

/** The client's pages: the matches, what they share, and who read it. */
export const ClientNav = () => (
  <PageNav
    label={texts('eyebrow')}
    pages={[
      { to: '/matching', label: texts('nav.matches'), end: true },
      { to: '/matching/sharing', label: texts('nav.sharing'), end: true },
      { to: '/matching/sharing/log', label: texts('nav.log') },
    ]}
  />
);
