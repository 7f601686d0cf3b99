/** Bytes of the archive in which a version is published. */
export const largestArchive = 20 * 1024 * 1024;

/** Roles whose people may get a version before others. */
export const roleNames = ['client', 'practitioner', 'admin'] as const;
