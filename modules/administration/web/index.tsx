import { defineWeb, fill } from '#core/web';
import { pictureField } from '#modules/studio/public';
import { manifest } from '../module';

/** People, audit and opened answers; pictures for the content studio; system health and undeliverable mail on the Management Dashboard. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management/people', page: () => import('./pages/people-page').then((module) => module.PeoplePage) },
    { path: '/management/audit', page: () => import('./pages/audit-page').then((module) => module.AuditPage) },
    { path: '/management/openings', page: () => import('./pages/openings-page').then((module) => module.OpeningsPage) },
  ],
  fills: [
    fill(pictureField, () => import('./parts/picture-field').then((module) => module.PictureField)),
    fill('team-portal.health', () => import('./parts/health/system-health').then((module) => module.SystemHealth), 10),
    fill(
      'team-portal.health',
      () => import('./parts/health/undeliverable-mail').then((module) => module.UndeliverableMail),
      20,
    ),
  ],
});
