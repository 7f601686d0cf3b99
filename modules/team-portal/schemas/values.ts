/** Characters of a view's name, and of what it stores. */
export const viewLimits = { name: 60, address: 1000, list: 40 } as const;
/** Most views that one person saves of one list. */
export const mostViews = 40;
