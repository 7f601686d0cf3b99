import { useState } from 'react';
import { Link, useApi } from '#core/web';
import { formatDay } from '#core/web/format-day';
import { listOwnResponses } from '#modules/labors/public';
import type { JourneyOverview } from '#modules/profile/public';
import { Alert, Button, EmptyState, LinkButton, Skeleton } from '#ui';
import { JourneyMark } from './journey-mark';
import styles from './sections.module.css';
import { texts } from './texts/texts';

interface Response {
  readonly id: string;
  readonly laborNumber: number;
  readonly laborName: string;
  readonly textResponse: string;
  readonly transcription?: string;
  readonly updatedAt: string;
}

/** How many are shown before the rest is asked for. */
const shownFirst = 4;
const beginning = 180;

/** The first words of an answer, ended at a word. */
const firstWords = (text: string): string => {
  if (text.length <= beginning) return text;
  const cut = text.slice(0, beginning);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), beginning - 40))}…`;
};

const Entry = ({ response }: { readonly response: Response }) => {
  const { laborNumber, laborName, textResponse, transcription, updatedAt } = response;
  const words = textResponse || transcription || '';
  return (
    <li className={styles.response}>
      <p className={styles.labor}>
        <Link to={`/intake/${laborNumber}`}>{texts('responses.labor', { laborNumber, laborName })}</Link>
        <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
      </p>
      {words ? <blockquote>{firstWords(words)}</blockquote> : <p className="quiet">{texts('responses.spoken')}</p>}
    </li>
  );
};

/** What was written so far: the first four answers, and the rest on request. */
export const ResponsesSection = ({ journey }: { readonly journey: JourneyOverview }) => {
  const answers = useApi(listOwnResponses);
  const [all, setAll] = useState(false);
  if (answers.error && !answers.data)
    return (
      <Alert tone="error" action={<Button onClick={() => void answers.reload()}>{texts('again')}</Button>}>
        {answers.error.message}
      </Alert>
    );
  if (!answers.data) return <Skeleton lines={6} label={texts('loading')} />;
  if (answers.data.length === 0)
    return (
      <EmptyState
        title={texts('responses.none.title')}
        picture={<JourneyMark journey={journey} />}
        action={
          <LinkButton as={Link} to="/intake/1" variant="loud">
            {texts('responses.begin')}
          </LinkButton>
        }
      >
        <p>{texts('responses.none')}</p>
      </EmptyState>
    );
  const shown = all ? answers.data : answers.data.slice(0, shownFirst);
  const more = answers.data.length - shown.length;
  return (
    <div className={styles.body}>
      <ol className={styles.responses} aria-label={texts('responses.label')}>
        {shown.map((response) => (
          <Entry key={response.id} response={response} />
        ))}
      </ol>
      {more > 0 && <Button onClick={() => setAll(true)}>{texts('responses.more', { more })}</Button>}
    </div>
  );
};
