import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link, Slot } from '#core/web';
import { Button } from '#ui';
import { contactOffer, helpLinesCard } from '../../../public';
import { texts as pageTexts } from '../../texts/texts';
import { mayAsk, turnOff } from './asked';
import styles from './direct-question.module.css';
import { texts } from './texts/texts';

type State = 'waiting' | 'asked' | 'safe' | 'help' | 'off' | 'gone';

const fromHelp = { origin: 'help' } as const;

/** Help at once, and the wish to be contacted: the team learns of nobody who does not ask for it. */
const Help = ({ titleId }: { readonly titleId: string }) => (
  <>
    <h2 id={titleId} tabIndex={-1}>
      {texts('help.title')}
    </h2>
    <p>{texts('help.lead')}</p>
    <Slot of={helpLinesCard} with={{ text: null }} fallback={<Link to="/help-now">{pageTexts('title')}</Link>} />
    <Slot of={contactOffer} with={fromHelp} />
  </>
);

/**
 * Asks whether somebody is safe before they write or are read to, since silence is not safety. It closes nothing off, goes nowhere, and
 * is asked once a day.
 */
export const DirectQuestion = ({ labor }: { readonly labor: number | null }) => {
  const [state, setState] = useState<State>('waiting');
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const place = labor === null ? 'reading' : String(labor);
  // Only on the live page: whether it was asked today is known to this browser alone.
  useEffect(() => setState(mayAsk(place, new Date()) ? 'asked' : 'gone'), [place]);
  // Together with the drawing, so that a question that is seen can be skipped.
  useLayoutEffect(() => {
    if (state !== 'asked') return;
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setState('gone');
    };
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, [state]);
  // The button that was pressed is gone: the keyboard and screen readers go on where the answer stands.
  useEffect(() => {
    if (state !== 'waiting' && state !== 'asked') frame.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [state]);
  if (state === 'waiting' || state === 'gone') return null;
  return (
    <section ref={frame} className={styles.question} aria-labelledby={titleId}>
      {state === 'asked' && (
        <>
          <h2 id={titleId}>{labor === null ? texts('title.reading') : texts('title')}</h2>
          <p>{texts('lead')}</p>
          <div className={styles.answers}>
            <Button onClick={() => setState('safe')}>{texts('safe')}</Button>
            <Button onClick={() => setState('help')}>{texts('unsure')}</Button>
            <Button onClick={() => setState('help')}>{texts('need')}</Button>
            <Button variant="bare" onClick={() => setState('gone')}>
              {texts('skip')}
            </Button>
          </div>
          <p className="quiet small">{texts('private')}</p>
          <Button
            variant="bare"
            flush
            onClick={() => {
              turnOff(true);
              setState('off');
            }}
          >
            {texts('off')}
          </Button>
        </>
      )}
      {state === 'safe' && (
        <p id={titleId} tabIndex={-1}>
          {texts('thanks')}
        </p>
      )}
      {state === 'off' && (
        <>
          <p id={titleId} tabIndex={-1}>
            {texts('off.done')}
          </p>
          <Button
            variant="bare"
            flush
            onClick={() => {
              turnOff(false);
              setState('asked');
            }}
          >
            {texts('on')}
          </Button>
        </>
      )}
      {state === 'help' && <Help titleId={titleId} />}
    </section>
  );
};
