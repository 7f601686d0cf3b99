import { Suspense, useState } from 'react';
import { api, askToSignIn, failure, Link, useSession } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { type ExperienceView, joinWaitlist, leaveWaitlist, listExperiences } from '#modules/retreats/public';
import { Badge, Button, EmptyState, Field, LinkButton, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Select } from '#ui/select/select';
import { ListFrame } from '../lists/list-frame';
import { moneyText } from '../trip/money';
import styles from './bookings.module.css';
import { dayText } from './day-text';
import { texts } from './texts/texts';

const AskDialog = lazyPart(() => import('./ask-dialog').then((module) => module.AskDialog));
const lengths = ['5', '7', '10'] as const;

/** A dot for each place, filled when it is taken. */
const Places = ({ capacity, left }: Pick<ExperienceView, 'capacity' | 'left'>) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: capacity }, (_, index) => `place ${index + 1}`).map((place, index) => (
      <i key={place} data-taken={index >= left || undefined} />
    ))}
  </span>
);

interface RetreatProps {
  readonly one: ExperienceView;
  readonly onAsk: () => void;
  readonly onWait: (join: boolean) => void;
}

/** Waiting for a place: joining and leaving for clients, an offer to sign in for visitors. */
const Waiting = ({ one, onWait }: Omit<RetreatProps, 'onAsk'>) => {
  const role = useSession(({ user }) => user?.role ?? null);
  const named = { name: one.name, day: dayText(one.startDate) };
  if (role === null) return <Button onClick={() => askToSignIn()}>{texts('wait.signIn')}</Button>;
  if (role !== 'client') return <p>{texts('wait.clients')}</p>;
  if (one.waitingAt === null)
    return (
      <Button onClick={() => onWait(true)} aria-label={texts('wait.of', named)}>
        {texts('wait')}
      </Button>
    );
  return (
    <>
      <p>{texts('wait.at', { place: one.waitingAt })}</p>
      <Button variant="bare" onClick={() => onWait(false)} aria-label={texts('wait.leave.of', named)}>
        {texts('wait.leave')}
      </Button>
    </>
  );
};

const Retreat = ({ one, onAsk, onWait }: RetreatProps) => (
  <li>
    <div className={styles.what}>
      <h2>{one.name}</h2>
      <p>{one.focus}</p>
      <p>
        {texts('when', { from: dayText(one.startDate), to: dayText(one.endDate) })},{' '}
        {texts('retreats.days', { days: one.days })}
      </p>
      <p>
        {one.location} · {one.partnerName} {one.sample && <Badge tone="sample">{texts('sample')}</Badge>}
      </p>
    </div>
    <div className={styles.places}>
      <Places capacity={one.capacity} left={one.left} />
      <b>{texts('retreats.left', { left: one.left, capacity: one.capacity })}</b>
      {one.price && <span>{texts('retreats.price', { price: moneyText(one.price) })}</span>}
      {one.left === 0 && <span className="quiet">{texts('wait.count', { count: one.waiting })}</span>}
      {one.left === 0 && one.nextAvailable && (
        <span className="quiet">{texts('wait.next', { day: dayText(one.nextAvailable) })}</span>
      )}
    </div>
    <div className={styles.do}>
      {one.bookPath !== null ? (
        <LinkButton as={Link} to={one.bookPath} aria-label={texts('retreats.see.of', { name: one.name })}>
          {texts('retreats.see')}
        </LinkButton>
      ) : one.left > 0 ? (
        <>
          <Button
            onClick={onAsk}
            aria-label={texts('retreats.ask.of', { name: one.name, day: dayText(one.startDate) })}
          >
            {texts('retreats.ask')}
          </Button>
          {one.waitingAt !== null && <Waiting one={one} onWait={onWait} />}
        </>
      ) : (
        <Waiting one={one} onWait={onWait} />
      )}
    </div>
  </li>
);

const None = () => (
  <EmptyState
    title={texts('none')}
    action={
      <LinkButton as={Link} to="/concierge">
        {texts('plan')}
      </LinkButton>
    }
  >
    <p>{texts('retreats.none.more')}</p>
  </EmptyState>
);

/** Retreats with a date, what is left of them, and the line for full ones. */
export const RetreatList = () => {
  const [days, setDays] = useState<(typeof lengths)[number] | ''>('');
  const [asked, setAsked] = useState<ExperienceView | null>(null);
  const pages = usePages(listExperiences, { query: { limit: 30, ...(days && { days }) } }, { keep: true });
  const wait = async ({ id }: ExperienceView, join: boolean): Promise<void> => {
    try {
      const params = { id };
      await (join ? api(joinWaitlist, { params, body: { guests: 1 } }) : api(leaveWaitlist, { params }));
    } catch (error) {
      toast(failure(error, texts('failed')));
    }
    void pages.reload();
  };
  return (
    <div className={styles.trips}>
      <Field label={texts('retreats.length')} className={styles.filter}>
        <Select value={days} onChange={(event) => setDays(lengths.find((one) => one === event.target.value) ?? '')}>
          <option value="">{texts('retreats.all')}</option>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {texts('retreats.days', { days: length })}
            </option>
          ))}
        </Select>
      </Field>
      <ListFrame pages={pages} loading={texts('retreats.loading')} empty={<None />}>
        {(rows) => (
          <ul className={styles.retreats}>
            {rows.map((one) => (
              <Retreat key={one.id} one={one} onAsk={() => setAsked(one)} onWait={(join) => void wait(one, join)} />
            ))}
          </ul>
        )}
      </ListFrame>
      {asked && (
        <Suspense>
          <AskDialog one={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
};
