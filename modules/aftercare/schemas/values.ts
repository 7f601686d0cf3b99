/** Whether something of an active plan is late, comes within a week, or nothing of it has a day. */
export const dueFilters = ['overdue', 'week', 'none'] as const;
/** Orders of the list; the first is usual. */
export const planSorts = ['newest', 'oldest'] as const;
