import { formatDateTime } from '#core/web';
import { parseSampleName } from '#modules/matching/public';
import { Alert, Button } from '#ui';
import type { ConsentRequestView, ConsentRow } from '../../../schemas/consent';
import { type Consents, placeOf } from '../../api/use-consents';
import styles from '../../pages/sharing.module.css';
import { sharingTexts as texts } from '../../texts/texts';
import { segmentName } from '../segments/segment-name';

interface RequestCardsProps {
  readonly rows: readonly ConsentRow[];
  readonly consents: Pick<Consents, 'busy' | 'problems'>;
  readonly onAllow: (row: ConsentRow, request: ConsentRequestView) => void;
  readonly onDismiss: (row: ConsentRow, request: ConsentRequestView) => void;
}

/** What practitioners ask to read, to be allowed or left. */
export const RequestCards = ({ rows, consents, onAllow, onDismiss }: RequestCardsProps) => {
  const asked = rows.flatMap((row) => row.requests.map((request) => ({ row, request })));
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked" className={styles.requests}>
      <h2 id="asked">{texts('requests')}</h2>
      {asked.map(({ row, request }) => {
        const { name } = parseSampleName(row.practitioner.name);
        const place = placeOf(row.matchId, request.id);
        const problem = consents.problems[place];
        return (
          <article key={request.id} aria-labelledby={request.id} className={styles.request}>
            <h3 id={request.id}>{texts('request.title', { name })}</h3>
            <ul className={styles.pieces}>
              {request.segments.map((key) => (
                <li key={key}>{segmentName(key)}</li>
              ))}
            </ul>
            {request.note && <p className={styles.note}>{texts('request.note', { name, note: request.note })}</p>}
            <p className="small quiet">
              {texts('request.asked', {
                why: texts(`request.${request.reason}`),
                when: formatDateTime(request.createdAt),
              })}
            </p>
            {problem && <Alert tone="error">{problem}</Alert>}
            <div className={styles.buttons}>
              <Button variant="loud" pending={consents.busy.includes(place)} onClick={() => onAllow(row, request)}>
                {texts('request.allow')}
              </Button>
              <Button pending={consents.busy.includes(place)} onClick={() => onDismiss(row, request)}>
                {texts('request.notNow')}
              </Button>
            </div>
            <p className="small quiet">{texts('request.notNow.hint')}</p>
          </article>
        );
      })}
    </section>
  );
};
