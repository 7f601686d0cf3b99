/** Days for which a token may be valid. */
export const tokenDays = [30, 90, 180, 365] as const;
/** Tokens that are valid at once. */
export const mostTokens = 50;
/** Signs of a token that are shown once it was made. */
export const shownSigns = 12;

export const tokenStates = ['valid', 'expired', 'revoked'] as const;
/** Orders of the list of tokens; the first is usual. */
export const tokenSorts = ['newest', 'name', 'expires', 'used'] as const;
export type TokenSort = (typeof tokenSorts)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** Orders of the list of messages; the first is usual. */
export const deliverySorts = ['newest', 'oldest'] as const;

/** Subscriptions of other systems. */
export const mostWebhooks = 50;
/** Seconds after which a delivery is tried again; after the last one it has failed. */
export const retrySeconds = [30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600] as const;
/** Failed tries one after another, of whatever deliveries, after which a webhook is paused. */
export const mostFailures = 15;
/** Hours for which the former secret signs as well. */
export const formerSecretHours = 24;
/** Days for which deliveries are listed. */
export const deliveryDays = 30;
/** Signs of an answer that are kept. */
export const excerptSigns = 500;
/** The event that says no more than that the address is reached. */
export const pingEvent = 'integrations.ping';
/** Where the host describes the interface; open to everybody. */
export const openApiPath = '/api/openapi.json';
