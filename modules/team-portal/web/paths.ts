/** The rooms of the team. */
export const managementPath = '/management';
export const peoplePath = `${managementPath}/people`;
export const partnersPath = `${managementPath}/partners`;
export const auditPath = `${managementPath}/audit`;
export const openingsPath = `${managementPath}/openings`;

/** Where requests for consultations are answered and hours are entered; a room of admins. */
export const consultationsPath = '/admin/consultations';

/** The inbox of intakes, and one of them in it; a room of admins. */
export const intakesPath = '/admin/intakes';
export const intakePath = (id: string): string => `${intakesPath}?intake=${id}`;

/** Rooms of other modules. */
export const contactRequestsPath = `${managementPath}/contact-requests`;
export const reportsPath = '/community/reports';
export const editorialPath = '/magazine/desk';

/** Tabs of the Team Portal that the dashboard's tools lead to. */
export const analyticsPath = '/team-portal';
export const practitionersPath = '/team-portal/practitioners';
export const clientsTabPath = '/team-portal/clients';
export const aftercareTabPath = '/team-portal/aftercare';
export const conciergeTabPath = '/team-portal/concierge';
export const experiencesPath = '/team-portal/experiences';

/** Those who count in a figure. */
export const figurePath = (name: string): string => `${analyticsPath}/figures/${name}`;

/** The value where it is one of those that are known, else null. */
export const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Parameters without those that are empty, ready to stand after a question mark. */
export const queryOf = (words: Readonly<Record<string, string | number | null>>): string =>
  String(
    new URLSearchParams(
      Object.entries(words).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
    ),
  );
