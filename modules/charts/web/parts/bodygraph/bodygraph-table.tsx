import type { ReactNode } from 'react';
import { centers } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import { texts } from './around/texts/texts';
import styles from './bodygraph-table.module.css';
import {
  type Activations,
  type Body,
  type BodygraphChart,
  type BodygraphSelection,
  bodies,
  type CenterName,
  centerNames,
  centerState,
  gateSides,
  placeText,
  type Side,
  writtenName,
} from './chart';
import { broughtBy, type Overlay, overlayGates } from './overlay';

export interface BodygraphTableProps extends BodygraphChart {
  /** Makes the names of centres and the active gates buttons, as in the picture. */
  onSelect?: ((selection: BodygraphSelection) => void) | undefined;
  /** What stands next to the name of a part, such as what its person said of it. */
  noteOf?: ((selection: BodygraphSelection) => ReactNode) | undefined;
  /** What lies over the chart: its gates, what it closes and defines, and its activations are listed too. */
  overlays?: readonly Overlay[] | undefined;
}

const sideWords: Record<NonNullable<Side>, string> = { personality: 'personality', design: 'design', both: 'both' };

/** The bodygraph in words: every centre with its active gates, the defined channels, and all activations. */
export function BodygraphTable({ onSelect, noteOf, overlays = [], ...chart }: BodygraphTableProps) {
  const side = gateSides(chart);
  const over = overlays.map((overlay) => ({ overlay, gates: overlayGates(overlay), ...brought(overlay) }));
  return (
    <div className={styles.tables}>
      <Table<CenterName>
        caption={texts('centresAndTheirActive')}
        rows={centerNames}
        rowKey={(name) => name}
        columns={[
          {
            key: 'center',
            head: texts('centre'),
            cell: (name) => pick(writtenName(name), { kind: 'center', center: name }),
          },
          { key: 'state', head: texts('state'), cell: stateOf },
          { key: 'gates', head: texts('activeGates'), cell: gatesOf },
        ]}
      />
      <p className={styles.channels}>
        <strong>{texts('definedChannels')}</strong>{' '}
        {chart.channels.length
          ? chart.channels.map((channel) => <span key={channel}>{pick(channel, { kind: 'channel', channel })} </span>)
          : texts('none')}
      </p>
      {over.map(({ overlay, channels }) => (
        <p key={overlay.look} className={styles.channels}>
          <strong>{texts('overlay.closed', { label: overlay.label })}</strong>{' '}
          {channels.length
            ? channels.map((channel) => <span key={channel}>{pick(channel, { kind: 'channel', channel })} </span>)
            : texts('none')}
        </p>
      ))}
      <Table<Body>
        caption={texts('activationsAsGateAnd')}
        phones="scroll"
        rows={bodies}
        rowKey={(body) => body}
        columns={[
          { key: 'body', head: texts('body'), cell: writtenName },
          { key: 'design', head: texts('design'), numeric: true, cell: (body) => activation(chart.design, body) },
          {
            key: 'personality',
            head: texts('personality'),
            numeric: true,
            cell: (body) => activation(chart.personality, body),
          },
          ...overlays.flatMap(({ columns }) =>
            columns.map(({ head, activations }) => ({
              key: head,
              head,
              numeric: true,
              cell: (body: Body) => activation(activations, body),
            })),
          ),
        ]}
      />
    </div>
  );

  function brought(overlay: Overlay) {
    const { channels, centers: defined } = broughtBy(chart, overlay);
    return { channels, defined };
  }

  function stateOf(name: CenterName) {
    return over
      .filter(({ defined }) => defined.includes(name))
      .reduce(
        (state, { overlay: { label } }) => texts('overlay.state', { state, label }),
        centerState(chart.centers[name]),
      );
  }

  function wordsOf(gate: number): string {
    const own = side(gate);
    const others = over.filter(({ gates }) => gates.has(gate)).map(({ overlay }) => overlay.label);
    return [...(own ? [sideWords[own]] : []), ...others].join(', ');
  }

  function gatesOf(name: CenterName) {
    const active = centers[name].gates.filter((gate) => wordsOf(gate)).sort((one, other) => one - other);
    if (!active.length) return texts('none');
    return (
      <ul className={styles.gates}>
        {active.map((gate) => (
          <li key={gate}>
            {pick(String(gate), { kind: 'gate', gate, center: name })} {wordsOf(gate)}
          </li>
        ))}
      </ul>
    );
  }

  function pick(label: string, selection: BodygraphSelection) {
    return (
      <>
        {onSelect ? (
          <button type="button" className={styles.pick} onClick={() => onSelect(selection)}>
            {label}
          </button>
        ) : (
          label
        )}
        {noteOf?.(selection)}
      </>
    );
  }
}

/** Gate and line of a body, '51.5'. */
function activation(activations: Activations, body: Body): string {
  const place = activations[body];
  return place ? placeText(place) : texts('notKnown');
}
