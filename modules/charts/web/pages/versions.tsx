import { Link, useApi, useSearchParams, useTitle } from '#core/web';
import { formatDay } from '#core/web/format-day';
import type { ProfileVersions } from '#modules/profile/public';
import { getVersion } from '#modules/profile/public';
import { Alert, Button, Field, Icon, LinkButton, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import { useVersions, type Versions } from '../api/use-versions';
import { MoreVersions } from '../parts/versions/more-versions';
import { texts } from '../parts/versions/texts/texts';
import { TwoCharts } from '../parts/versions/two-charts';
import styles from '../parts/versions/versions.module.css';

/** Which two are compared: as the address says, else the newest with the one before it. */
const chosenOf = (versions: ProfileVersions, search: URLSearchParams): readonly [string, string] => [
  search.get('one') ?? versions[1]?.id ?? '',
  search.get('other') ?? versions[0]?.id ?? '',
];

const Compared = ({ ids: [one, other] }: { readonly ids: readonly [string, string] }) => {
  const first = useApi(getVersion, { params: { id: one } });
  const second = useApi(getVersion, { params: { id: other } });
  const error = first.error ?? second.error;
  if (first.data && second.data) return <TwoCharts one={first.data} other={second.data} />;
  if (!error) return <Skeleton height="60svh" label={texts('loading')} />;
  const again = () => Promise.all([first.reload(), second.reload()]);
  return (
    <Alert
      tone="error"
      action={error.status !== 404 && <Button onClick={() => void again()}>{texts('tryAgain')}</Button>}
    >
      {error.status === 404 ? texts('notFound') : error.message}
    </Alert>
  );
};

const Chooser = ({ list }: { readonly list: Versions & { readonly rows: ProfileVersions } }) => {
  const versions = list.rows;
  const [search, setSearch] = useSearchParams();
  const chosen = chosenOf(versions, search);
  const [one, other] = chosen;
  const choose = (side: 'one' | 'other', id: string): void => setSearch({ one, other, [side]: id }, { replace: true });
  if (versions.length < 2)
    return (
      <div className={styles.single}>
        <p>{texts('single')}</p>
        <LinkButton as={Link} to="/profile?edit=birth">
          {texts('edit')}
        </LinkButton>
      </div>
    );
  return (
    <>
      <div className={styles.chooser}>
        {(['one', 'other'] as const).map((side, index) => (
          <Field key={side} label={texts(side)}>
            <Select value={chosen[index]} onChange={({ target }) => choose(side, target.value)}>
              {/* The address may name one that is not shown yet. */}
              {!versions.some(({ id }) => id === chosen[index]) && (
                <option value={chosen[index]}>{texts('optionEarlier')}</option>
              )}
              {versions.map(({ id, version, createdAt }) => (
                <option key={id} value={id}>
                  {texts('option', { version, made: formatDay(createdAt) })}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div className={styles.earlier}>
        <MoreVersions versions={list} />
      </div>
      {one === other ? <p className={styles.same}>{texts('sameChosen')}</p> : <Compared ids={chosen} />}
    </>
  );
};

/** Two versions of the own chart side by side: `?one=` and `?other=` say which. */
export const VersionsPage = () => {
  useTitle(texts('title'));
  const list = useVersions();
  const { rows, error } = list;
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to="/profile">
        <Icon name="back" size={18} />
        {texts('back')}
      </Link>
      <h1>{texts('title')}</h1>
      <p className={styles.lead}>{texts('lead')}</p>
      {rows ? (
        <Chooser list={{ ...list, rows }} />
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void list.reload()}>{texts('tryAgain')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={6} label={texts('loading')} />
      )}
    </div>
  );
};
