import { Link } from '#core/web';
import { useConnections } from '#modules/connections/web/use-connections';
import { Alert, Button, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { texts } from './texts/texts';
import { useSharedChart } from './use-overlays';
import type { ChangeViews, Views } from './use-views';
import styles from './views.module.css';

/** Whose chart lies over the own one: the people who agreed to it. */
export const PersonChoice = ({ views, change }: { readonly views: Views; readonly change: ChangeViews }) => {
  const { list, error, busy, more } = useConnections();
  const chart = useSharedChart(views);
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
          value={views.person ?? ''}
          onChange={(event) => change({ person: event.target.value || null })}
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
