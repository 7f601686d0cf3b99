/** The own intake after it was sent; null for who has sent none. */
export const ownIntakePath = '/api/intakes/me';
