import { useEffect } from 'react';
import { Link, useApi } from '#core/web';
import type { ChartOverlayProps } from '#modules/charts/public';
import { Alert, Button, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { getConnectionChart } from '../../../schemas/endpoints';
import { useConnections } from '../../api/use-connections';
import styles from './overlay.module.css';
import { texts } from './texts/texts';
import { toOverlay } from './to-overlay';

/** The chosen person's chart, handed to the page as long as it is shared. */
const useSharedChart = ({ person, onOverlay }: Pick<ChartOverlayProps, 'person' | 'onOverlay'>) => {
  const chart = useApi(getConnectionChart, person === null ? null : { params: { id: person } });
  const shared = person === null ? undefined : chart.data;
  useEffect(() => {
    onOverlay(shared ? toOverlay(shared) : null);
    return () => onOverlay(null);
  }, [shared, onOverlay]);
  return chart;
};

/** Whose chart lies over the own one: the people who agreed to it. */
export const PersonChoice = ({ person, onChoose, onOverlay }: ChartOverlayProps) => {
  const { list, error, busy, more } = useConnections();
  const chart = useSharedChart({ person, onOverlay });
  if (!list && !error) return <Skeleton width="16rem" height="44px" label={texts('loadingPeople')} />;
  const people = (list?.connections ?? []).filter(({ state }) => state === 'accepted');
  if (error && error.status !== 404) return <Alert tone="error">{error.message}</Alert>;
  if (people.length === 0 && !more)
    return (
      <p className={styles.none}>
        {texts('nobody')} <Link to="/profile/connections">{texts('toConnections')}</Link>
      </p>
    );
  return (
    <div className={styles.who}>
      <Field label={texts('choosePerson')}>
        <Select
          placeholder={texts('choose')}
          value={person ?? ''}
          onChange={(event) => onChoose(event.target.value || null)}
        >
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {more && (
        <Button pending={busy} onClick={more}>
          {texts('morePeople')}
        </Button>
      )}
      {chart.data?.standing.theirs === 'none' && (
        <p className={styles.none}>{texts('noChartYet', { name: chart.data.name })}</p>
      )}
      {chart.error && (
        <Alert tone="error">{chart.error.status === 404 ? texts('personGone') : chart.error.message}</Alert>
      )}
    </div>
  );
};
