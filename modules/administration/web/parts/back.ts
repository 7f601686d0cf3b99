import { managementPath } from '../paths';
import { texts } from '../texts/texts';

/** The way back from each page of administration. */
export const backToManagement = () => ({ to: managementPath, label: texts('back') });
