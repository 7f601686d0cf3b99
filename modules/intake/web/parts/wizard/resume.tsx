import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError, api, useTitle } from '#core/web';
import { Alert, Button, PageHeading } from '#ui';
import type { DraftView } from '../../../schemas/draft';
import { resumeDraft } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './asides.module.css';

type State = 'ready' | 'opening' | 'gone' | 'other' | 'failed';

/** The secret of a mailed link, taken out of the address so that it stays in no history. */
const takeToken = (): string | null => {
  const token = /^#resume=([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1] ?? null;
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
};

/** The secret of the link that was opened last, also when it is put into a tab that already stands here; null once dealt with. */
export const useToken = (): readonly [token: string | null, done: () => void] => {
  const [token, setToken] = useState<string | null>(null);
  // The server, which draws the first step, does not see what stands behind the #.
  useLayoutEffect(() => {
    const onHash = (): void => {
      const found = takeToken();
      if (found) setToken(found);
    };
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return [token, () => setToken(null)];
};

/** Asks before the link is used up: programs that look into mails open links too. */
export const Resume = ({
  token,
  written,
  onOpen,
  onStay,
}: {
  readonly token: string;
  /** Whether a questionnaire on this device has answers already. */
  readonly written: boolean;
  readonly onOpen: (view: DraftView) => void;
  readonly onStay: () => void;
}) => {
  const [state, setState] = useState<State>('ready');
  const head = useRef<HTMLHeadingElement>(null);
  useTitle(texts('resume'));
  useEffect(() => head.current?.focus(), []);
  const open = async (replace: boolean): Promise<void> => {
    setState('opening');
    try {
      onOpen(await api(resumeDraft, { body: { token, replace } }));
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      setState(status === 409 ? 'other' : status === 404 || status === 422 ? 'gone' : 'failed');
    }
  };
  return (
    <div className={`wrap ${styles.resume}`}>
      <PageHeading size="tool" ref={head} tabIndex={-1}>
        {texts('resume')}
      </PageHeading>
      {(state === 'ready' || state === 'opening' || state === 'failed') && (
        <>
          <p className="lead">{texts('resume.lead')}</p>
          {state === 'failed' && <Alert tone="error">{texts('resume.failed')}</Alert>}
          <Button
            variant="loud"
            pending={state === 'opening'}
            pendingText={texts('resume.opening')}
            onClick={() => void open(false)}
          >
            {texts(state === 'failed' ? 'retry' : 'resume.open')}
          </Button>
        </>
      )}
      {state === 'gone' && (
        <>
          <Alert tone="error" title={texts('resume.gone')}>
            {texts('resume.gone.more')}
          </Alert>
          <Button variant="loud" onClick={onStay}>
            {texts(written ? 'resume.back' : 'title')}
          </Button>
        </>
      )}
      {state === 'other' && (
        <>
          <Alert tone="attention" title={texts('resume.other')}>
            {texts('resume.other.more')}
          </Alert>
          <div className={styles.acts}>
            <Button variant="loud" onClick={onStay}>
              {texts('resume.keep')}
            </Button>
            <Button onClick={() => void open(true)}>{texts('resume.replace')}</Button>
          </div>
        </>
      )}
    </div>
  );
};
