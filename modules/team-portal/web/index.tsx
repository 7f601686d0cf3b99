import { teamAftercare, teamClients } from '#core/contract/team-slots';
import { defineWeb, fill } from '#core/web';
import { intakeActs } from '#modules/intake/public';
import { dashboardActions, dashboardOverview, journeyAftercare, profileCards } from '#modules/profile/public';
import { manifest } from '../module';

/** The tabs of the Team Portal, each with an address of its own; one page draws them all. */
const portal = () => import('./portal/portal-page').then((module) => module.PortalPage);

/** Pages of this module; each loads when it is opened. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/management', page: () => import('./pages/management-page').then((module) => module.ManagementPage) },
    { path: '/management/people', page: () => import('./people/people-page').then((module) => module.PeoplePage) },
    {
      path: '/management/partners',
      page: () => import('./partners/partners-page').then((module) => module.PartnersPage),
    },
    { path: '/management/audit', page: () => import('./audit/audit-page').then((module) => module.AuditPage) },
    {
      path: '/management/openings',
      page: () => import('./openings/openings-page').then((module) => module.OpeningsPage),
    },
    { path: '/team-portal', page: portal },
    { path: '/team-portal/clients', page: portal },
    { path: '/team-portal/practitioners', page: portal },
    { path: '/team-portal/travel', page: portal },
    { path: '/team-portal/concierge', page: portal },
    { path: '/team-portal/experiences', page: portal },
    { path: '/team-portal/aftercare', page: portal },
    {
      path: '/team-portal/clients/:ownerId',
      page: () => import('./clients/client-page').then((module) => module.ClientPage),
    },
    {
      path: '/team-portal/aftercare/:ownerId',
      page: () => import('./aftercare/care-page').then((module) => module.CarePage),
    },
    { path: '/aftercare', page: () => import('./aftercare/own-care-page').then((module) => module.OwnCarePage) },
    {
      path: '/team-portal/figures/:name',
      page: () => import('./figures/people-page').then((module) => module.FigurePeoplePage),
    },
    { path: '/messages/:id?', page: () => import('./talks/messages-page').then((module) => module.MessagesPage) },
    { path: '/messages/with/:whom', page: () => import('./talks/messages-page').then((module) => module.MessagesPage) },
  ],
  fills: [
    fill(teamClients, () => import('./clients/clients-tab').then((module) => module.ClientsTab), 10),
    fill(teamAftercare, () => import('./aftercare/aftercare-tab').then((module) => module.AftercareTab), 10),
    fill(profileCards, () => import('./aftercare/care-card').then((module) => module.CareCard), 40),
    fill(journeyAftercare, () => import('./aftercare/care-room').then((module) => module.CareRoom)),
    fill(dashboardActions, () => import('./talks/messages-action').then((module) => module.MessagesAction), 30),
    fill(intakeActs, () => import('./talks/start-talk').then((module) => module.StartTalk), 10),
    fill(dashboardOverview, () => import('./figures/figures').then((module) => module.Figures), 10),
  ],
});
