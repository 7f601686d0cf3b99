/** Most bytes of a picture as it is sent, and most pixels along one side. */
export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 6000 } as const;
