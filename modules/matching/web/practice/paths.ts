import { mutateApi } from '#core/web';

export const ownRecordPath = '/api/practitioners/me';
export const requestsPath = '/api/practitioners/me/requests?limit=20';
export const clientsPath = '/api/practitioners/me/clients?limit=50';
export const hoursPath = '/api/practitioners/me/availability';

/** Counts of clients and requests, wherever they are shown. */
export const refreshCaseload = (): Promise<void> => mutateApi(ownRecordPath);
