/** The pages of the team. */
export const managementPath = '/management';
export const peoplePath = `${managementPath}/people`;
export const inboxPath = `${managementPath}/inbox`;
export const auditPath = `${managementPath}/audit`;
export const openingsPath = `${managementPath}/openings`;

/** Where requests for consultations are answered and hours are entered; a room of admins. */
export const consultationsPath = '/admin/consultations';

/** The inbox of intakes; a room of admins. */
export const intakesPath = '/admin/intakes';

/** Rooms of other modules. */
export const contactRequestsPath = `${managementPath}/contact-requests`;
export const reportsPath = '/community/reports';
export const editorialPath = '/magazine/desk';

/** Tabs of the Team Portal that the dashboard's tools lead to. */
export const portalPath = '/team-portal';
export const practitionersPath = `${portalPath}/practitioners`;
export const experiencesPath = `${portalPath}/experiences`;
export const integrationsPath = `${managementPath}/integrations`;
export const importsPath = `${managementPath}/imports`;
export const businessPath = `${portalPath}/business`;
export const moneyPath = `${portalPath}/money`;
export const mediaPath = `${portalPath}/media`;
export const studioPath = `${portalPath}/studio`;
