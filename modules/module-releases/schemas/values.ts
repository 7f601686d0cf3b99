/** Bytes of the archive in which a version is published. */
export const largestArchive = 20 * 1024 * 1024;
