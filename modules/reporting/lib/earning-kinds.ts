/** What the product earns by, as the team splits it. Apart from the port, so that schemas which browsers read can name it too. */
export const earningKinds = ['retreats', 'aftercare', 'assessment', 'concierge'] as const;

/** Stages of a person's way, in their order. */
export const journeyStages = ['intake', 'assessment', 'retreat', 'integration', 'aftercare'] as const;
export type JourneyStage = (typeof journeyStages)[number];
