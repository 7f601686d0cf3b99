import { managementPath } from '#modules/team-portal/web/paths';
import { texts } from '#modules/team-portal/web/texts/texts';

/** The way back from each page of administration. */
export const backToManagement = () => ({ to: managementPath, label: texts('back') });
