import { Slot, useApi, useTitle } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { samplePageAside } from '../../public';
import { getSamplePage } from '../../schemas/endpoints';
import styles from './sample-page.module.css';

/** The page at /sample-page. */
export const SamplePage = () => {
  useTitle('Sample page');
  const { data, error, reload } = useApi(getSamplePage);
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>Sample page</h1>
      {data ? (
        <p className="lead">A page for you, {data.firstName}.</p>
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>Try again</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton label="Loading" />
      )}
      {data && <Slot of={samplePageAside} with={{ firstName: data.firstName }} />}
    </section>
  );
};
