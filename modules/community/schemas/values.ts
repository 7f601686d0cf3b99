/** What a discussion is about, in the order of the form. */
export const discussionCategories = ['Integration', 'Gene Keys', 'Human Design', 'Shadow Work', 'General'] as const;

/** The category that a form shows for what a draft names. */
export const parseDiscussionCategory = (name: string): (typeof discussionCategories)[number] =>
  discussionCategories.find((one) => one === name) ?? discussionCategories[0];

/** What a pod is for, in the order of the form. */
export const podCategories = ['Study Group', 'Shadow Work', 'Integration Practice', 'Support Circle'] as const;

/** open: anybody joins; request: the guide says yes first; private: only members know of it, others come by an invitation link. */
export const podAccesses = ['open', 'request', 'private'] as const;

/** Why something is put before the moderators, in the order of the form. */
/** What came of a report. */
export const reportStatuses = ['open', 'hidden', 'kept'] as const;
/** Orders of the list of reports; the first is usual. */
export const reportSorts = ['waiting', 'newest'] as const;
/** What can be reported. */
export const reportKinds = ['discussion', 'response', 'message'] as const;
export const reportReasons = ['hurts', 'private', 'danger', 'spam', 'other'] as const;

/** How much of a discussion or pod its reader wants to hear, most first. */
export const levels = ['watching', 'normal', 'muted'] as const;

/** Most characters of what people write here. */
export const limits = { title: 120, content: 10_000, name: 60, description: 500, message: 2000, note: 500 } as const;
