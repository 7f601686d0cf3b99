import type { JourneyOverview } from '../schemas/overview';

/** Whether somebody has done anything yet: birth data, a Labor or the beginning of one. */
export const hasBegun = ({ hasClient, labors }: JourneyOverview, hasDraft: boolean): boolean =>
  hasClient || labors > 0 || hasDraft;
