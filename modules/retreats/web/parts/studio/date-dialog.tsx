import { useRef, useState } from 'react';
import { ApiError, api } from '#core/web';
import { findKnown } from '#core/web/search-params';
import { toDecimal } from '#modules/money/public';
import { Alert, Button, Field, TextInput, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import { parsePrice } from '../../../lib/amount';
import type { DateInput, StudioDate } from '../../../schemas/date';
import { addDate, cancelDate, saveDate } from '../../../schemas/endpoints';
import type { StudioRetreat } from '../../../schemas/retreat';
import { currencies } from '../../../schemas/values';
import { texts } from '../../texts/studio-texts';
import { formatDay } from '../format';
import { LineField, NumberField } from './fields';
import { ListEditor } from './list-editor';
import styles from './studio.module.css';

interface RoomDraft {
  readonly id: string | null;
  readonly name: string;
  readonly description: string;
  readonly places: number;
  readonly price: string;
}
interface DateDraft {
  readonly startsOn: string;
  readonly capacity: number;
  readonly currency: DateInput['currency'];
  readonly status: DateInput['status'];
  readonly earlyUntil: string;
  readonly earlyPercent: number | null;
  readonly rooms: readonly RoomDraft[];
}

interface DateDialogProps {
  readonly retreat: StudioRetreat;
  /** Null: a new one. */
  readonly date: StudioDate | null;
  readonly onSaved: (date: StudioDate) => void;
  readonly onClose: () => void;
}

/** A date is priced in the currency of its retreat; one that was priced before keeps its own. */
const draftOf = ({ date, retreat: { content } }: DateDialogProps): DateDraft => {
  if (!date)
    return {
      ...{
        startsOn: '',
        capacity: 8,
        currency: content.currency,
        status: 'open',
        earlyUntil: '',
        earlyPercent: null,
        rooms: [],
      },
    };
  const own = date.rooms.length > 0 ? findKnown(currencies, date.currency) : null;
  const currency = own ?? content.currency;
  return {
    ...{ startsOn: date.startsOn, capacity: date.capacity, currency },
    status: date.status === 'closed' ? 'closed' : 'open',
    earlyUntil: date.earlyBird?.until ?? '',
    earlyPercent: date.earlyBird?.percent ?? null,
    rooms: date.rooms.map(({ priceMinor, taken: _, ...room }) => ({ ...room, price: toDecimal(priceMinor, currency) })),
  };
};

/** What is sent; an amount that cannot be read is 0, which the server refuses at its field. */
const inputOf = ({ earlyUntil, earlyPercent, rooms, ...draft }: DateDraft): DateInput => ({
  ...draft,
  earlyBird: earlyUntil === '' || earlyPercent === null ? null : { until: earlyUntil, percent: earlyPercent },
  rooms: rooms.map(({ price, ...room }) => ({ ...room, priceMinor: parsePrice(price, draft.currency) ?? 0 })),
});

const useDateForm = (props: DateDialogProps) => {
  const { retreat, date, onSaved, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(props));
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const run = async (work: () => Promise<StudioDate>, done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      onSaved(await work());
      toast({ title: done, tone: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
      key.current = crypto.randomUUID();
    } finally {
      setBusy(false);
    }
  };
  return {
    draft,
    failed,
    busy,
    change: (part: Partial<DateDraft>) => setDraft((now) => ({ ...now, ...part })),
    save: () =>
      run(
        () =>
          date
            ? api(saveDate, { params: { id: date.id }, body: inputOf(draft) }, { ifMatch: date.version })
            : api(addDate, { params: { id: retreat.id }, body: inputOf(draft) }, { idempotencyKey: key.current }),
        texts('saved'),
      ),
    cancel: (row: StudioDate) =>
      run(() => api(cancelDate, { params: { id: row.id } }, { ifMatch: row.version }), texts('d.cancelled.done')),
  };
};
type DateForm = ReturnType<typeof useDateForm>;

const Rooms = ({ form: { draft, change, failed } }: { readonly form: DateForm }) => (
  <>
    <h3>{texts('d.rooms')}</h3>
    <p className={styles.quiet}>{texts('d.rooms.hint')}</p>
    <ListEditor
      items={draft.rooms}
      most={20}
      addLabel={texts('add.room')}
      create={() => ({ id: null, name: '', description: '', places: 1, price: '' })}
      onChange={(rooms) => change({ rooms })}
    >
      {(room, put, index) => {
        const isWrong = room.price !== '' && parsePrice(room.price, draft.currency) === null;
        return (
          <>
            <LineField
              label={texts('d.roomName')}
              value={room.name}
              maxLength={80}
              error={failed?.field(`rooms.${index}.name`)}
              onChange={(name) => put({ name })}
            />
            <LineField
              label={texts('d.roomText')}
              value={room.description}
              maxLength={300}
              optional
              onChange={(description) => put({ description })}
            />
            <div className={styles.pair}>
              <NumberField
                label={texts('d.roomPlaces')}
                value={room.places}
                min={1}
                max={200}
                error={failed?.field(`rooms.${index}.places`)}
                onChange={(places) => put({ places: places ?? 0 })}
              />
              <LineField
                label={texts('d.roomPrice', { currency: draft.currency })}
                value={room.price}
                maxLength={20}
                error={
                  isWrong
                    ? texts('d.price.wrong', { example: toDecimal(125_000, draft.currency) })
                    : failed?.field(`rooms.${index}.priceMinor`)
                }
                onChange={(price) => put({ price })}
              />
            </div>
          </>
        );
      }}
    </ListEditor>
  </>
);

const Cancel = ({ date, form }: { readonly date: StudioDate; readonly form: DateForm }) => {
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <Alert
      tone="attention"
      action={
        <Button pending={form.busy} onClick={() => void form.cancel(date)}>
          {texts('d.cancel.yes')}
        </Button>
      }
    >
      {texts('d.cancel.ask')}
    </Alert>
  ) : (
    <div>
      <Button variant="bare" onClick={() => setSure(true)}>
        {texts('d.cancel')}
      </Button>
    </div>
  );
};

const Day = ({
  label,
  value,
  error,
  onChange,
  optional,
}: {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
  readonly optional?: boolean;
}) => (
  <Field label={label} error={error} optional={optional}>
    <TextInput type="date" value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
);

/** One date: its day, places, rooms and prices. */
export const DateDialog = (props: DateDialogProps) => {
  const { date, onClose } = props;
  const form = useDateForm(props);
  const { draft, change, failed, busy, save } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={date ? texts('d.edit', { day: formatDay(date.startsOn) }) : texts('d.new')}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.pair}>
          <Day
            label={texts('d.startsOn')}
            value={draft.startsOn}
            error={failed?.field('startsOn')}
            onChange={(startsOn) => change({ startsOn })}
          />
          <NumberField
            label={texts('d.capacity')}
            value={draft.capacity}
            min={1}
            max={200}
            error={failed?.field('capacity')}
            onChange={(capacity) => change({ capacity: capacity ?? 0 })}
          />
          <Field label={texts('d.status')}>
            <Select
              value={draft.status}
              onChange={({ target }) => change({ status: target.value === 'closed' ? 'closed' : 'open' })}
            >
              <option value="open">{texts('d.open')}</option>
              <option value="closed">{texts('d.closed')}</option>
            </Select>
          </Field>
          <Day
            label={texts('d.earlyUntil')}
            value={draft.earlyUntil}
            error={failed?.field('earlyBird.until')}
            optional
            onChange={(earlyUntil) => change({ earlyUntil })}
          />
          <NumberField
            label={texts('d.earlyPercent')}
            value={draft.earlyPercent}
            min={1}
            max={90}
            optional
            onChange={(earlyPercent) => change({ earlyPercent })}
          />
        </div>
        <Rooms form={form} />
        {failed && <Alert tone="error">{failed.message}</Alert>}
        <div>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('saving')}>
            {texts('save')}
          </Button>
        </div>
        {date && <Cancel date={date} form={form} />}
      </form>
    </Dialog>
  );
};
