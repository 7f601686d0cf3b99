import { useCallback, useState } from 'react';
import { Slot, useApi } from '#core/web';
import { afterWriting } from '#modules/safety/public';
import { Alert, Button, Field, Skeleton, TextInput } from '#ui';
import { Combobox } from '#ui/combobox/combobox';
import { getNeeds } from '../../../schemas/endpoints';
import type { NeedsView, WishesView } from '../../../schemas/wishes';
import { titleOf } from '../matches/names/names';
import { wishTexts as texts } from './texts/texts';
import type { WishChange } from './use-wishes';
import styles from './wishes.module.css';

type Topic = NeedsView['topics'][number];
const most = { confirmed: 12, own: 5 };
const shown = 8;

const keyOf = ({ id }: Topic): string => id;
const textOf = ({ title }: Topic): string => titleOf(title);

interface PartProps {
  readonly wishes: WishesView;
  readonly busy: boolean;
  readonly change: WishChange;
}

/** Suggestions with the sentence each comes from. */
const Suggestions = ({
  suggested,
  nameOf,
  wishes: { confirmed, refused },
  busy,
  change,
}: PartProps & { readonly suggested: NeedsView['suggested']; readonly nameOf: (id: string) => string }) => {
  const open = suggested.filter(({ id }) => !confirmed.includes(id) && !refused.includes(id));
  return (
    <div className={styles.part}>
      <h3>{texts('suggested')}</h3>
      {suggested.length === 0 && <p className="quiet">{texts('suggested.none')}</p>}
      {open.length > 0 && (
        <ul className={styles.list}>
          {open.map(({ id, from }) => (
            <li key={id}>
              <span className={styles.said}>
                <b>{nameOf(id)}</b>
                <br />
                <span className="small quiet">
                  {from ? texts('from', { labor: from.laborNumber, sentence: from.sentence }) : texts('from.words')}
                </span>
              </span>
              <span className={styles.buttons}>
                <Button
                  disabled={busy || confirmed.length >= most.confirmed}
                  aria-label={texts('confirm.of', { need: nameOf(id) })}
                  onClick={() => void change({ confirmed: [...confirmed, id] })}
                >
                  {texts('confirm')}
                </Button>
                <Button
                  disabled={busy}
                  aria-label={texts('refuse.of', { need: nameOf(id) })}
                  onClick={() => void change({ refused: [...refused, id] })}
                >
                  {texts('refuse')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <p className="small quiet">
          {texts('refused', { count: refused.length })}{' '}
          <Button disabled={busy} onClick={() => void change({ refused: [] })}>
            {texts('refused.back')}
          </Button>
        </p>
      )}
    </div>
  );
};

/** A need said in a sentence. */
const OwnWords = ({ wishes: { own }, busy, change }: PartProps) => {
  const [text, setText] = useState('');
  const added = text.trim();
  const addable = added.length >= 3 && !own.includes(added) && own.length < most.own;
  return (
    <form
      className={`${styles.buttons} ${styles.narrow}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || !addable) return;
        setText('');
        void change({ own: [...own, added] });
      }}
    >
      <Field id="own-need" label={texts('own')} hint={texts('own.hint')} className={styles.said}>
        <TextInput maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" disabled={busy || !addable}>
        {texts('own.add')}
      </Button>
    </form>
  );
};

/** What was confirmed, chosen and said. */
const Chosen = ({
  nameOf,
  wishes: { confirmed, own, ownNeeds },
  busy,
  change,
}: PartProps & { readonly nameOf: (id: string) => string }) => {
  const lines = [
    ...confirmed.map((id) => ({
      ...{ key: id, title: nameOf(id), note: null },
      remove: { confirmed: confirmed.filter((one) => one !== id) },
    })),
    ...own.map((text, index) => {
      const read = ownNeeds[index] ?? [];
      return {
        ...{ key: text, title: text, remove: { own: own.filter((one) => one !== text) } },
        note: read.length > 0 ? texts('own.readAs', { needs: read.map(nameOf).join(', ') }) : texts('own.notRead'),
      };
    }),
  ];
  if (lines.length === 0) return <p className="quiet">{texts('nothingYet')}</p>;
  return (
    <div className={styles.part}>
      <h3>{texts('yours')}</h3>
      <ul className={styles.list}>
        {lines.map(({ key, title, note, remove }) => (
          <li key={key}>
            <span className={styles.said}>
              <b>{title}</b>
              {note && (
                <>
                  <br />
                  <span className="small quiet">{note}</span>
                </>
              )}
            </span>
            <Button disabled={busy} onClick={() => void change(remove)}>
              {texts('remove', { need: title.length > 40 ? `${title.slice(0, 40)}…` : title })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Needs to confirm, refuse and add before a run. */
export const NeedsPart = (props: PartProps) => {
  const { data, error, reload } = useApi(getNeeds);
  const topics = data?.topics;
  const search = useCallback(
    async (text: string): Promise<readonly Topic[]> => {
      const wanted = text.toLocaleLowerCase();
      return (topics ?? [])
        .filter(({ title, isHidden }) => !isHidden && titleOf(title).toLocaleLowerCase().includes(wanted))
        .slice(0, shown);
    },
    [topics],
  );
  const { wishes, busy, change } = props;
  // Shown whether or not the rest could be loaded.
  const help = wishes.help && <Slot of={afterWriting} with={{ level: wishes.help, text: wishes.own.join('\n') }} />;
  if (error && !data)
    return (
      <>
        {help}
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      </>
    );
  if (!data)
    return (
      <>
        {help}
        <Skeleton lines={4} label={texts('loading')} />
      </>
    );
  const titles = new Map(data.topics.map(({ id, title }) => [id, titleOf(title)]));
  const nameOf = (id: string): string => titles.get(id) ?? id;
  return (
    <>
      <Suggestions {...props} suggested={data.suggested} nameOf={nameOf} />
      <Chosen {...props} nameOf={nameOf} />
      <Field id="add-need" label={texts('add')} hint={texts('add.hint')} className={styles.narrow}>
        <Combobox
          value={null}
          onChange={(topic) => {
            if (!topic || busy || wishes.confirmed.includes(topic.id) || wishes.confirmed.length >= most.confirmed)
              return;
            void change({
              confirmed: [...wishes.confirmed, topic.id],
              refused: wishes.refused.filter((id) => id !== topic.id),
            });
          }}
          search={search}
          optionKey={keyOf}
          optionText={textOf}
          emptyText={texts('add.none')}
        />
      </Field>
      <OwnWords {...props} />
      {help}
    </>
  );
};
