import { Link } from '#core/web';
import { Alert, Button, LinkButton, Skeleton } from '#ui';
import { LaborNames } from '../dashboard/labor-names';
import { useProgress } from '../dashboard/use-progress';
import styles from './sections.module.css';
import { texts } from './texts/texts';

/** The twelve with their state; they are written in the one writing room, at /intake. */
export const LaborsSection = () => {
  const { journey, marks, marksError, reloadMarks } = useProgress();
  if (marksError && !marks)
    return (
      <Alert tone="error" action={<Button onClick={() => void reloadMarks()}>{texts('again')}</Button>}>
        {marksError.message}
      </Alert>
    );
  if (!marks) return <Skeleton lines={6} label={texts('loading')} />;
  const next = journey.data?.nextLabor;
  return (
    <div className={styles.body}>
      <LaborNames marks={marks} />
      <p>
        <LinkButton as={Link} to={next ? `/intake/${next}` : '/intake'} variant="loud">
          {next ? texts('labors.go', { labor: next }) : texts('labors.read')}
        </LinkButton>
      </p>
    </div>
  );
};
