import { Badge, Icon } from '#ui';
import { texts } from '../texts/texts';
import styles from './list.module.css';

const known = ['pending', 'reviewed', 'contacted'] as const;
type Known = (typeof known)[number];

/** A status as it is drawn: a missing one counts as pending, one that this version does not know as other. */
export const shownStatus = (status: string | null | undefined): Known | 'other' =>
  status ? (known.find((one) => one === status) ?? 'other') : 'pending';

/** Pending yellow, reviewed green, contacted blue, other grey; each with its glyph and word. */
export const StatusBadge = ({ status }: { readonly status: string | null | undefined }) => {
  const shown = shownStatus(status);
  return <Badge tone={shown}>{texts(`status.${shown}`)}</Badge>;
};

/** Says that the chart of a request is there. */
export const GeneratedMark = () => (
  <span className={styles.generated}>
    <Icon name="check" size={15} />
    {texts('generated')}
  </span>
);
