export const analyticsPath = '/team-portal';
export const practitionersPath = `${analyticsPath}/practitioners`;
export const conciergeTabPath = `${analyticsPath}/concierge`;

/** Where the hours of the team are entered. */
export const consultationsPath = '/admin/consultations';

/** Those who count in a figure. */
export const figurePath = (name: string): string => `${analyticsPath}/figures/${name}`;
