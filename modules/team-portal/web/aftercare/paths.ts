/** A client's aftercare for the practitioner who writes it, and for the client. */
export const carePath = (clientId: string): string => `/team-portal/aftercare/${clientId}`;
export const ownCarePath = '/aftercare';
