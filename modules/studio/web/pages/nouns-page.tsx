import { Link, useApi } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, type BadgeTone, Button, Skeleton } from '#ui';
import type { NounView } from '../../schemas/content';
import { listNouns } from '../../schemas/endpoints';
import { nounPath } from '../parts/paths';
import { texts } from '../texts/texts';
import styles from './nouns-page.module.css';

const marks = [
  ['inReview', 'pending'],
  ['drafts', 'contacted'],
  ['scheduled', 'reviewed'],
  ['outOfDate', 'pending'],
  ['missing', 'other'],
] as const satisfies readonly (readonly [keyof NounView, BadgeTone])[];

const Noun = ({ noun }: { readonly noun: NounView }) => (
  <li className={styles.noun}>
    <Link to={nounPath(noun.noun)} className={styles.open}>
      <span className={styles.name}>{noun.label}</span>
      <span className={styles.count}>{texts('noun.documents', { count: noun.documents })}</span>
    </Link>
    <p className={styles.about}>{noun.about}</p>
    <p className={styles.marks}>
      {marks.map(
        ([name, tone]) =>
          noun[name] > 0 && (
            <Badge key={name} tone={tone}>
              {texts(`noun.${name}`, { count: noun[name] })}
            </Badge>
          ),
      )}
    </p>
  </li>
);

const Nouns = () => {
  const { data, error, reload } = useApi(listNouns);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={5} height="6rem" label={texts('loading')} />;
  return (
    <ul className={styles.nouns} aria-label={texts('nouns')}>
      {data.map((noun) => (
        <Noun key={noun.noun} noun={noun} />
      ))}
    </ul>
  );
};

/** `/team-portal/studio`: everything that staff may change, and what of it waits. */
export const NounsPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="admins" back={{ to: '/management', label: texts('back') }}>
    <Nouns />
  </StaffPage>
);
