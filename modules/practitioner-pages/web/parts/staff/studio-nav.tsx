import { PageNav } from '#core/web/page-nav/page-nav';
import { texts } from '../../texts/staff-texts';

export const studioPath = '/team-portal/practitioner-pages';

/** The way between pages, credentials and reviews that wait. */
export const StudioNav = () => (
  <PageNav
    label={texts('studio.title')}
    pages={[
      { to: studioPath, label: texts('studio.title'), end: true },
      { to: `${studioPath}/credentials`, label: texts('nav.credentials') },
      { to: `${studioPath}/reviews`, label: texts('nav.reviews') },
    ]}
  />
);
