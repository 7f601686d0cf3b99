import { useEffect, useState } from 'react';
import { api, Link } from '#core/web';
import { Badge } from '#ui';
import { parseSampleName } from '../../../lib/sample-name';
import { previewMatches } from '../../../schemas/endpoints';
import type { PreviewView } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import { nameOf } from '../matches/names/names';
import styles from './live-ideas.module.css';

const fewest = 50;
/** As much as the server takes; what is longer cannot be saved either. */
const most = 50_000;
const pauseMs = 1200;

/** Next to a Labor, from 50 characters on: practitioners whose work comes close to what is being written. Nothing is stored. */
export const LiveIdeas = ({ text }: { readonly laborNumber: number; readonly text: string }) => {
  const [found, setFound] = useState<PreviewView | null>(null);
  const [open, setOpen] = useState(false);
  const enough = text.trim().length >= fewest;

  useEffect(() => {
    if (!open || !enough) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api(previewMatches, { body: { text: text.slice(0, most) } }, { signal: stop.signal }).then(setFound, () => {
        // Only ideas: what was shown before stays, and writing is not disturbed.
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, enough, text]);

  if (!enough) return null;
  return (
    <details className={styles.panel} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts('whoWorksWithWhat')}</summary>
      <p className="small quiet">{texts('whileThisIsOpen')}</p>
      <div aria-live="polite">
        {found === null && <p className="quiet">{texts('analyzing')}</p>}
        {found?.ideas.length === 0 && (
          <p className="quiet">
            {found.among === null ? texts('nobodyComesCloseTo') : texts('nobodyCloseAmong', { count: found.among })}
          </p>
        )}
        <ul className={styles.list}>
          {found?.ideas.map(({ practitioner, specialization, because }) => {
            const { name, sample } = parseSampleName(practitioner.name);
            return (
              <li key={practitioner.id}>
                <b>{name}</b> {sample && <Badge tone="sample">{texts('sample')}</Badge>}
                <br />
                <span className="small quiet">
                  {texts('years2', {
                    specialization: nameOf(specialization),
                    approach: practitioner.approach,
                    experience: practitioner.experience,
                  })}
                </span>
                {because && (
                  <p className="small">
                    {texts('becauseYouWrote')} <q>{because}</q>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
        {found && found.ideas.length > 0 && found.among !== null && (
          <p className="small quiet">{texts('ideasAmong', { count: found.among })}</p>
        )}
        {found && (found.ideas.length > 0 || found.among !== null) && (
          <Link to="/matching">{texts(found.ideas.length > 0 ? 'seeMatches' : 'changeFilters')}</Link>
        )}
      </div>
    </details>
  );
};
