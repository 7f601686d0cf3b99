export const analyticsPath = '/team-portal';
export const practitionersPath = `${analyticsPath}/practitioners`;
export const conciergeTabPath = `${analyticsPath}/concierge`;

/** Where the hours of the team are entered. */
export const consultationsPath = '/admin/consultations';

/** Those who count in a figure. */
export const figurePath = (name: string): string => `${analyticsPath}/figures/${name}`;

const businessPath = `${analyticsPath}/business`;
export const tablePath = (table: string): string => `${businessPath}/${table}`;

/** What a value of a table counts. */
export const cellPath = (
  table: string,
  cell: { readonly row: string; readonly measure: string; readonly currency: string | null; readonly period: string },
): string => {
  const { row, measure, currency, period } = cell;
  const query = new URLSearchParams({ period, row, measure, ...(currency === null ? {} : { currency }) });
  return `${tablePath(table)}/rows?${query}`;
};
