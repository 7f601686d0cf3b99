import type { Enneagram } from '../schemas/enneagram';

/** As it is written: "4w5", "4". */
export const enneagramText = ({ type, wing }: Enneagram): string => (wing ? `${type}w${wing}` : String(type));
