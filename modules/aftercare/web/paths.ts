export const aftercareTabPath = '/team-portal/aftercare';
/** A client's plans for the practitioner who writes them, and for the client. */
export const clientPlansPath = (clientId: string): string => `${aftercareTabPath}/${clientId}`;
export const ownPlansPath = '/aftercare';
