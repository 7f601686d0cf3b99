import { useState } from 'react';
import { Link, useTitle } from '#core/web';
import { parseSampleName } from '#modules/matching/public';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import type { ConsentRequestView, ConsentRow, ConsentsOverview } from '../../schemas/consent';
import { isOpen, openSegments, usualDays } from '../api/consent-steps';
import { type Consents, placeOf, useConsents } from '../api/use-consents';
import { ClientNav } from '../parts/frame/client-nav';
import { ForRole } from '../parts/frame/for-role';
import { ConsentGrid } from '../parts/grid/consent-grid';
import { type Term, untilWords } from '../parts/grid/term-cell';
import { useConfirmSensitive } from '../parts/grid/use-confirm-sensitive';
import { RequestCards } from '../parts/requests/request-cards';
import { segmentName } from '../parts/segments/segment-name';
import { sharingTexts as texts } from '../texts/texts';
import styles from './sharing.module.css';

const inDays = (days: number | null): string | null =>
  days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString();
const nameIn = (row: ConsentRow): string => parseSampleName(row.practitioner.name).name;

const Chosen = ({ overview, consents }: { readonly overview: ConsentsOverview; readonly consents: Consents }) => {
  const { change, withdrawAll, dismiss, receipt, reload } = consents;
  const { ask, dialog } = useConfirmSensitive();
  const [terms, setTerms] = useState<Readonly<Record<string, Term>>>({});
  const termOf = (matchId: string): Term => (matchId in terms ? (terms[matchId] ?? null) : usualDays);
  const people = overview.practitioners;

  /** Opens more to somebody; a running consent keeps its end. */
  const open = (row: ConsentRow, keys: readonly string[], place: string) => {
    const days = isOpen(row) ? undefined : termOf(row.matchId);
    const end = days === undefined ? (row.consent?.expiresAt ?? null) : inDays(days);
    const said = { name: nameIn(row), segment: keys.map(segmentName).join(', ') };
    return change(
      row,
      place,
      (now) => [...new Set([...now, ...keys])],
      days,
      row.matchStatus === 'accepted'
        ? texts('receipt.opened', { ...said, until: untilWords(end) })
        : texts('receipt.requested', said),
    );
  };
  const onSwitch = (row: ConsentRow, segment: string, on: boolean) => {
    const place = placeOf(row.matchId, segment);
    if (on) return ask(nameIn(row), [segment], () => void open(row, [segment], place));
    const said = texts('receipt.closed', { name: nameIn(row), segment: segmentName(segment) });
    void change(row, place, (now) => now.filter((key) => key !== segment), undefined, said);
  };
  const onTerm = (row: ConsentRow, term: Term) => {
    setTerms({ ...terms, [row.matchId]: term });
    if (!isOpen(row)) return;
    const said = texts('receipt.term', { name: nameIn(row), until: untilWords(inDays(term)) });
    void change(row, placeOf(row.matchId, 'term'), (now) => now, term, said);
  };
  const onAllow = (row: ConsentRow, request: ConsentRequestView) =>
    ask(
      nameIn(row),
      request.segments.filter((key) => !openSegments(row).includes(key)),
      () =>
        void open(row, request.segments, placeOf(row.matchId, request.id)).then(
          async (done) => done && (await reload()),
        ),
    );

  return (
    <>
      <RequestCards
        rows={people}
        consents={consents}
        onAllow={onAllow}
        onDismiss={(row, request) => void dismiss(row.matchId, request.id)}
      />
      <ConsentGrid
        overview={overview}
        consents={consents}
        termOf={termOf}
        onSwitch={onSwitch}
        onTerm={onTerm}
        onWithdraw={(row) =>
          void change(row, placeOf(row.matchId), () => [], undefined, texts('receipt.withdrawn', { name: nameIn(row) }))
        }
      />
      <p role="status" className={styles.receipt}>
        {receipt}
      </p>
      {people.some((row) => openSegments(row).length > 0) && (
        <div className={styles.all}>
          <p className="quiet">{texts('withdrawAll.hint')}</p>
          <Button onClick={() => void withdrawAll(texts('receipt.all'))}>{texts('withdrawAll')}</Button>
        </div>
      )}
      {dialog}
    </>
  );
};

const Sharing = () => {
  const consents = useConsents();
  const { data, error, reload } = consents;
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={8} label={texts('loading')} />;
  if (data.practitioners.length === 0)
    return (
      <EmptyState
        title={texts('nobody')}
        action={
          <Link to="/matching" className={buttonClass('loud')}>
            {texts('toMatches')}
          </Link>
        }
      >
        <p>{texts('nobody.hint')}</p>
      </EmptyState>
    );
  return <Chosen overview={data} consents={consents} />;
};

/** What the client shares, with whom and for how long. */
export const SharingPage = () => {
  useTitle(texts('title'));
  return (
    <ForRole who="client">
      <div className={styles.page}>
        <ClientNav />
        <header className={styles.head}>
          <h1>{texts('title')}</h1>
          <p className="lead">{texts('lead')}</p>
        </header>
        <Sharing />
      </div>
    </ForRole>
  );
};
