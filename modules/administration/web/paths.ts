/** The pages of administration, below the Management Dashboard. */
export const managementPath = '/management';
export const auditPath = `${managementPath}/audit`;
export const openingsPath = `${managementPath}/openings`;

/** One intake in the inbox of intakes. */
export const intakePath = (id: string): string => `/admin/intakes?intake=${id}`;
