import { defineWeb, fill } from '#core/web';
import { inboxDetail } from '#modules/inbox/public';
import { manifest } from '../module';

/** Forms of visitors over every page and as pages, the pages behind mailed links, and the team's inbox. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/contact', page: () => import('./pages/contact-page').then((page) => page.ContactPage) },
    { path: '/contact/withdraw', page: () => import('./pages/withdraw-page').then((page) => page.WithdrawPage) },
    { path: '/contact/status', page: () => import('./pages/progress-page').then((page) => page.ProgressPage) },
    { path: '/consultation', page: () => import('./pages/consultation-page').then((page) => page.ConsultationPage) },
    {
      path: '/appointments/:token',
      page: () => import('./pages/appointment-page').then((page) => page.AppointmentPage),
    },
    { path: '/admin/consultations', page: () => import('./pages/inbox-page').then((page) => page.InboxPage) },
    {
      path: '/admin/consultations/availability',
      page: () => import('./pages/hours-page').then((page) => page.HoursPage),
    },
  ],
  fills: [
    fill(inboxDetail, () => import('./parts/inbox/item-detail').then((widget) => widget.ItemDetail)),
    fill('welcome.journey-form', () =>
      import('./parts/journey-form/journey-form').then((widget) => widget.JourneyForm),
    ),
  ],
  overlays: {
    contact: () => import('./parts/overlays/contact-overlay').then((overlay) => overlay.ContactOverlay),
    consultation: () => import('./parts/overlays/consultation-overlay').then((overlay) => overlay.ConsultationOverlay),
  },
});
