import { Link, useApi, useSlotSizing } from '#core/web';
import { buttonClass } from '#ui';
import { listOwnSupervisions } from '../../../schemas/endpoints';
import styles from '../between.module.css';
import { texts } from '../practice/texts/texts';

/** The way to what colleagues opened for supervision; nothing where nobody did. */
export const SupervisedPanel = () => {
  const { data, error } = useApi(listOwnSupervisions);
  useSlotSizing(!data && !error);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="supervised">
      <h2 id="supervised">{texts('supervised')}</h2>
      <p>{texts('supervised.count', { count: data.length })}</p>
      <p>
        <Link to="/practice/supervision" className={buttonClass('plain')}>
          {texts('supervised.open')}
        </Link>
      </p>
    </section>
  );
};
