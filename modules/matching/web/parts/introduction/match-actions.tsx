import { Suspense, useState } from 'react';
import { ApiError, api, hasOverlay, hasPage, Link, openOverlay, refreshAll } from '#core/web';
import { Alert, Button, buttonClass } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { isOngoing } from '../../../lib/match-status';
import { changeMatch } from '../../../schemas/endpoints';
import type { MatchView } from '../../../schemas/match';
import type { MatchStatus } from '../../../schemas/match-status';
import { texts } from '../../texts/texts';
import { MatchCall } from '../calls/match-call';
import styles from './introduction.module.css';

const AskSheet = lazyPart(() => import('./ask-sheet').then((module) => module.AskSheet));
const EndDialog = lazyPart(() => import('./end-dialog').then((module) => module.EndDialog));

const wordsFor = ({ status, declineReason, can }: MatchView, name: string): string | null => {
  if (status === 'declined') return texts(declineReason ? `said.declined.${declineReason}` : 'said.declined', { name });
  if (status === 'suggested') return can.length === 0 ? texts('said.unavailable', { name }) : null;
  return texts(`said.${status}`, { name });
};

/** What comes after asking: a first talk; after a yes the retreat. */
const NextSteps = ({ match, name }: { readonly match: MatchView; readonly name: string }) => (
  <>
    <MatchCall match={match} name={name} />
    {match.status === 'accepted' && hasOverlay('contact') && (
      <div className={styles.buttons}>
        <Button onClick={() => openOverlay('contact', { interest: 'retreats' })}>{texts('planRetreat')}</Button>
      </div>
    )}
  </>
);

/** Where a match stands, in words, and what the client can do with it now. */
export const MatchActions = ({
  match,
  name,
  loud,
}: {
  readonly match: MatchView;
  readonly name: string;
  /** The one loud button of the page is here. */
  readonly loud: boolean;
}) => {
  const [open, setOpen] = useState<'ask' | 'end' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const { status, can } = match;
  const said = wordsFor(match, name);
  const close = () => setOpen(null);

  const move = async (to: MatchStatus) => {
    close();
    setBusy(true);
    setFailed('');
    try {
      await api(changeMatch, { params: { id: match.id }, body: { status: to } }, { ifMatch: match.version });
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(reason.status === 412 ? texts('changedElsewhere', { name }) : reason.message);
    } finally {
      await refreshAll();
      setBusy(false);
    }
  };

  return (
    <div className={styles.actions}>
      {said && <p className="quiet">{said}</p>}
      {failed && <Alert tone="error">{failed}</Alert>}
      {isOngoing(status) && <NextSteps match={match} name={name} />}
      <div className={styles.buttons}>
        {can.includes('requested') && (
          <Button
            variant={loud ? 'loud' : 'plain'}
            aria-label={texts(status === 'ended' ? 'askAgain.of' : 'ask.of', { name })}
            onClick={() => setOpen('ask')}
          >
            {texts(status === 'ended' ? 'askAgain' : 'ask')}
          </Button>
        )}
        {isOngoing(status) && hasPage('/matching/sharing') && (
          <Link to="/matching/sharing" className={buttonClass('plain')}>
            {texts('chooseSharing', { name })}
          </Link>
        )}
        {can.includes('suggested') && (
          <Button variant="bare" pending={busy} onClick={() => void move('suggested')}>
            {texts('takeBack')}
          </Button>
        )}
        {can.includes('ended') && (
          <Button variant="bare" pending={busy} onClick={() => setOpen('end')}>
            {texts('end')}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'ask' && <AskSheet match={match} name={name} onClose={close} />}
        {open === 'end' && <EndDialog name={name} onYes={() => void move('ended')} onNo={close} />}
      </Suspense>
    </div>
  );
};
