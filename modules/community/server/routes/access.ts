/** Members read and write; moderators decide. */
export const talking = { permission: 'community.talk' } as const;
export const moderating = { permission: 'community.moderate' } as const;
/** Writing within reason. */
export const writing = { points: 20, seconds: 60, by: 'person' } as const;
