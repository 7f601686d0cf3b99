import { Brief } from '#core/web/lists/brief';
import { partnersPath } from '../../paths';
import { texts } from '../../texts/texts';
import { PartnerName, PartnerState } from '../list/partner-table';
import styles from './first-partners.module.css';
import { useFirstPartners } from './use-first-partners';

/** The first three partners by name, and the way to all of them. */
export const FirstPartners = () => {
  const { rows, total, error, reload } = useFirstPartners();
  return (
    <Brief
      id="partners"
      title={texts('title')}
      loading={texts('loading')}
      retry={texts('again')}
      error={error}
      onAgain={reload}
      none={texts('brief.none')}
      all={{ to: partnersPath, label: total ? texts('seeAll.count', { count: total }) : texts('seeAll') }}
      rows={rows?.map((row) => (
        <li key={row.id}>
          <PartnerName partner={row} />
          <span className={styles.quiet}>
            {row.city ? texts('brief.in', { type: row.type, city: row.city }) : row.type}
          </span>
          <PartnerState partner={row} />
        </li>
      ))}
    />
  );
};
