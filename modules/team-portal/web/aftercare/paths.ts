/** A client's aftercare for the practitioner who writes it, and for the client. */
export const carePath = (clientId: string): string => `/team-portal/aftercare/${clientId}`;
export const ownCarePath = '/aftercare';

export const linesRoute = '/api/team/aftercare';
export const careRoute = (clientId: string): string => `/api/aftercare/${clientId}`;
export const plansRoute = (clientId: string): string => `/api/aftercare/${clientId}/plans`;
export const planRoute = (id: string): string => `/api/aftercare/plans/${id}`;
export const itemRoute = (id: string): string => `/api/aftercare/items/${id}`;
