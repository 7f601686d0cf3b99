export const clientsTabPath = '/team-portal/clients';
export const clientPath = (id: string): string => `${clientsTabPath}/${id}`;

/** A client's plans of aftercare, where that part of the product is there. */
export const aftercarePath = (clientId: string): string => `/team-portal/aftercare/${clientId}`;
