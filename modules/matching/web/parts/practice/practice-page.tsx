import type { ReactNode } from 'react';
import { hasPage, Link, rich, useApi, useTitle } from '#core/web';
import { PageNav } from '#core/web/page-nav/page-nav';
import { Alert } from '#ui';
import { getOwnRecord } from '../../../schemas/endpoints';
import { ForRole } from '../nav/for-role';
import styles from './practice.module.css';
import { practiceTexts as texts } from './texts/texts';

interface PracticePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way to the page above this one. */
  readonly back?: ReactNode;
}

const Head = ({ title, lead, back }: PracticePageProps) => {
  const { data } = useApi(getOwnRecord);
  return (
    <>
      <PageNav
        label={texts('rooms')}
        pages={[
          ...(hasPage('/practice') ? [{ to: '/practice', label: texts('day'), end: true }] : []),
          { to: '/matching', label: texts('requests'), count: data?.caseload.requests, end: true },
          ...(hasPage('/matching/clients')
            ? [{ to: '/matching/clients', label: texts('clients'), count: data?.caseload.clients }]
            : []),
          { to: '/matching/calls', label: texts('calls') },
          { to: '/matching/hours', label: texts('hours') },
          { to: '/matching/record', label: texts('record') },
        ]}
      />
      <header className={styles.head}>
        {back && <p className={styles.back}>{back}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {data === null && (
        <Alert tone="attention" title={texts('noRecord')}>
          {rich(texts('noRecord.hint'), { a: (words) => <Link to="/matching/record">{words}</Link> })}
        </Alert>
      )}
    </>
  );
};

/** A room of the practitioner: the way to the others, its heading, and a word where the public record is missing. */
export const PracticePage = ({ children, ...head }: PracticePageProps & { readonly children: ReactNode }) => {
  useTitle(head.title);
  return (
    <ForRole who="practitioner">
      <div className={styles.page}>
        <Head {...head} />
        {children}
      </div>
    </ForRole>
  );
};
