import { useState } from 'react';
import { Slot, useApi } from '#core/web';
import { directQuestion } from '#modules/safety/public';
import { Button } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import { getPreparation } from '../../schemas/endpoints';
import type { ModelEstimate } from '../../schemas/preparation';
import type { SynthesisState } from '../../schemas/synthesis';
import { pageLanguage } from '../api/page-language';
import { texts } from '../texts/texts';
import { NotRead } from './colophon';
import { isEnough, Preparation } from './preparation/preparation';
import styles from './start.module.css';

const inMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(pageLanguage(), {
    style: 'currency',
    currency,
    maximumFractionDigits: amount < 0.1 ? 3 : 2,
  }).format(amount);
const inTokens = (count: number): string =>
  new Intl.NumberFormat(pageLanguage(), { maximumSignificantDigits: 2 }).format(count);

/** From here on a wait is said in minutes. */
const longWait = 90;

const costOf = ({ cost, limit }: ModelEstimate): string => {
  if (!cost) return texts('model.noPrice');
  const { amount, currency } = cost;
  const price = amount === 0 ? texts('model.free') : texts('model.cost', { amount: inMoney(amount, currency) });
  return limit === null ? price : `${price} ${texts('model.limit', { amount: inMoney(limit, currency) })}`;
};
const timeOf = ({ seconds, mostSeconds }: ModelEstimate): string => {
  if (seconds === null) return texts('model.mostMinutes', { minutes: Math.ceil(mostSeconds / 60) });
  return seconds < longWait
    ? texts('model.seconds', { seconds })
    : texts('model.minutes', { minutes: Math.round(seconds / 60) });
};

/** Consent to the language model for one reading, with what it takes and how long. */
const ModelOffer = ({
  provider,
  estimate,
  checked,
  onChange,
}: {
  readonly provider: string;
  readonly estimate: ModelEstimate | null;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => (
  <div>
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={texts('letTheLanguageModel', { provider })}
    />
    {estimate && (
      <p className="quiet">
        {texts('model.tokens', { sent: inTokens(estimate.tokens.sent), written: inTokens(estimate.tokens.written) })}{' '}
        {costOf(estimate)} {timeOf(estimate)}
      </p>
    )}
  </div>
);

/** What a client decides for one reading. */
export interface ReadingWish {
  readonly shareWith?: string;
  readonly leaveOut?: number[];
}

const beforeReading = { labor: null };

/** What goes in and what changed, and the button that makes a reading, with consent for a language model where one is set up. */
export const Start = ({
  state,
  label,
  pendingText,
  busy,
  loud = true,
  onStart,
}: {
  readonly state: SynthesisState;
  readonly label: string;
  readonly pendingText: string;
  readonly busy: boolean;
  readonly loud?: boolean;
  readonly onStart: (wish: ReadingWish) => void;
}) => {
  const [share, setShare] = useState(false);
  // Null: as the last reading was made.
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const { data: preparation } = useApi(getPreparation);
  const { provider } = state;
  const possible = preparation?.labors.filter(({ audience }) => audience !== 'self') ?? [];
  const leftOut = new Set(
    possible
      .filter(({ laborNumber, goesIn }) => (chosen ? chosen.has(laborNumber) : !goesIn))
      .map(({ laborNumber }) => laborNumber),
  );
  const enough = !preparation || isEnough(preparation, leftOut);
  const start = (byModel: boolean): void => {
    if (!enough) return;
    onStart({
      ...(provider && byModel ? { shareWith: provider } : {}),
      ...(leftOut.size > 0 ? { leaveOut: [...leftOut] } : {}),
    });
  };
  return (
    <div className={styles.start}>
      {preparation && !busy && <Preparation preparation={preparation} leftOut={leftOut} onChange={setChosen} />}
      {preparation?.changes.since === null && <NotRead labors={preparation.unheard} />}
      {provider && (
        <ModelOffer provider={provider} estimate={preparation?.model ?? null} checked={share} onChange={setShare} />
      )}
      {enough && !busy && <Slot of={directQuestion} with={beforeReading} />}
      <Button
        variant={loud ? 'loud' : 'plain'}
        pending={busy}
        pendingText={pendingText}
        aria-disabled={!enough || undefined}
        onClick={() => start(share)}
      >
        {label}
      </Button>
      {provider && share && !busy && (
        <Button variant="bare" flush aria-disabled={!enough || undefined} onClick={() => start(false)}>
          {texts('byRules')}
        </Button>
      )}
    </div>
  );
};
