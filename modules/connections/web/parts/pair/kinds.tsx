import { Table } from '#ui/table/table';
import type { ConnectionChart } from '../../../schemas/connection-chart';
import styles from './pair.module.css';
import { pairTexts as texts } from './texts/texts';

export const kinds = ['electromagnetic', 'compromise', 'dominance', 'companionship'] as const;
type Channel = ConnectionChart['channels'][number];
type OpenChannel = ConnectionChart['open'][number];

/** The ends that somebody brings: '10, 20'. */
export const gatesText = (gates: readonly number[]): string =>
  gates.length > 0 ? texts('gates', { gates: gates.join(', ') }) : texts('gates.none');

/** Columns of every table of channels. */
const sides = <T extends Pick<Channel, 'id' | 'name' | 'mine' | 'theirs'>>(name: string) => [
  { key: 'channel', head: texts('channel'), cell: (one: T) => `${one.id} ${one.name}` },
  { key: 'mine', head: texts('you'), cell: (one: T) => gatesText(one.mine) },
  { key: 'theirs', head: texts('they', { name }), cell: (one: T) => gatesText(one.theirs) },
];

/** The four kinds in our words, each with its channels. */
export const Kinds = ({ channels, name }: { readonly channels: readonly Channel[]; readonly name: string }) => (
  <div className={styles.kinds}>
    {kinds.map((kind) => {
      const rows = channels.filter((one) => one.kind === kind);
      return (
        <section key={kind} aria-labelledby={`kind-${kind}`}>
          <h3 id={`kind-${kind}`}>
            {texts(kind)} <span className={styles.count}>{rows.length}</span>
          </h3>
          <p>{texts(`${kind}.words`)}</p>
          {rows.length === 0 ? (
            <p className={styles.none}>{texts('kind.none')}</p>
          ) : (
            <Table
              caption={texts('kind.table', { kind: texts(kind) })}
              captionHidden
              phones="scroll"
              rows={rows}
              rowKey={({ id }) => id}
              columns={sides<Channel>(name)}
            />
          )}
        </section>
      );
    })}
  </div>
);

/** Channels that depend on the hour of a birth, with all they may be. */
export const OpenChannels = ({ open, name }: { readonly open: readonly OpenChannel[]; readonly name: string }) => (
  <Table
    caption={texts('open.table')}
    captionHidden
    rows={open}
    rowKey={({ id }) => id}
    columns={[
      ...sides<OpenChannel>(name),
      {
        key: 'may',
        head: texts('open.may'),
        cell: ({ kinds: may, orNone }) =>
          new Intl.ListFormat('en', { type: 'disjunction' }).format([
            ...may.map((kind) => texts(kind).toLowerCase()),
            ...(orNone ? [texts('open.orNone')] : []),
          ]),
      },
    ]}
  />
);
