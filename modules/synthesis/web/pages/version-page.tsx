import { Link, refreshAnswers, useApi, useParams, useTitle } from '#core/web';
import { Alert, LinkButton, Skeleton } from '#ui';
import { getSynthesis, getVersion } from '../../schemas/endpoints';
import type { SynthesisView } from '../../schemas/synthesis';
import { Colophon } from '../parts/colophon';
import { Cover } from '../parts/cover/cover';
import { ReadingBody } from '../parts/reading-body';
import { texts } from '../texts/texts';
import styles from './synthesis-page.module.css';

/** An earlier version, as it was; what was called not me in it can be taken back here. */
export const VersionPage = () => {
  const id = useParams()['id'] ?? '';
  const { data, error, set } = useApi(getVersion, { params: { id } });
  const showJudged = (changed: SynthesisView): void => {
    set(changed);
    void refreshAnswers(getSynthesis);
  };
  useTitle(data ? texts('readingVersion', { version: data.version }) : texts('reading'));
  return (
    <div className={styles.page}>
      {!data && (
        <header className={styles.head}>
          <p className="eyebrow">{texts('anEarlierVersion')}</p>
          <h1>{texts('reading')}</h1>
        </header>
      )}
      {error && <Alert tone="error">{error.message}</Alert>}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Cover
            synthesis={data}
            name=""
            eyebrow={`${texts('anEarlierVersion')} · ${texts('version', { version: data.version })}`}
          />
          <ReadingBody synthesis={data} onJudged={showJudged} />
          <Colophon synthesis={data} />
        </>
      )}
      <p className={styles.ways}>
        <LinkButton as={Link} to="/synthesis">
          {texts('toTheNewestVersion')}
        </LinkButton>
        {data && (
          <LinkButton as={Link} to={`/synthesis/${data.id}/changes`}>
            {texts('whatChanged')}
          </LinkButton>
        )}
      </p>
    </div>
  );
};
