import type { ReactNode } from 'react';
import { CHANNELS } from '../../engine/data/bodygraph';
import type { Body, BodygraphChart, BodygraphSelection, CenterName } from '../bodygraph/chart';
import { bodies, centerState, gateSides, writtenName } from '../bodygraph/chart';
import { centers } from '../bodygraph/geometry';
import styles from './selection-facts.module.css';
import { texts } from './texts/texts';

type Pick = (selection: BodygraphSelection) => void;
interface Facts {
  readonly chart: BodygraphChart;
  readonly onPick: Pick;
}

const centerOf = (gate: number): CenterName =>
  (Object.keys(centers) as CenterName[]).find((name) => centers[name].gates.includes(gate)) ?? 'G';
const channelsOf = (gate: number) => CHANNELS.filter(([low, high]) => low === gate || high === gate);
const channelName = (id: string): string => CHANNELS.find(([low, high]) => `${low}-${high}` === id)?.[2] ?? '';
const written = (id: string): string => id.replace('-', '–');
const sideWords = { personality: 'gateInk', design: 'gateRed', both: 'gateBoth' } as const;

/** The heading over what was chosen. */
export const selectionTitle = (
  selection: BodygraphSelection,
  chart: BodygraphChart,
): [eyebrow: string, title: string] => {
  if (selection.kind === 'center')
    return [
      texts('centre', { state: centerState(chart.centers[selection.center]).toLowerCase() }),
      writtenName(selection.center),
    ];
  if (selection.kind === 'gate')
    return [
      texts('gateOfTheCentre', { center: writtenName(selection.center) }),
      texts('gate', { gate: selection.gate }),
    ];
  const defined = chart.channels.includes(selection.channel);
  return [
    texts('channelState', { state: defined ? texts('isDefined') : texts('notDefined') }),
    `${written(selection.channel)} ${channelName(selection.channel)}`,
  ];
};

const Go = ({ to, onPick, children }: { to: BodygraphSelection; onPick: Pick; children: ReactNode }) => (
  <button type="button" className={styles.go} onClick={() => onPick(to)}>
    {children}
  </button>
);

const ChannelList = ({ ids, chart, onPick }: Facts & { readonly ids: readonly string[] }) => (
  <ul className={styles.list}>
    {ids.map((id) => (
      <li key={id}>
        <Go to={{ kind: 'channel', channel: id }} onPick={onPick}>
          {written(id)} {channelName(id)}
        </Go>
        <span>{chart.channels.includes(id) ? texts('isDefined') : texts('notDefined')}</span>
      </li>
    ))}
  </ul>
);

const GateLine = ({ gate, chart, onPick }: Facts & { readonly gate: number }) => {
  const side = gateSides(chart)(gate);
  return (
    <li>
      <Go to={{ kind: 'gate', gate, center: centerOf(gate) }} onPick={onPick}>
        {texts('gate', { gate })}
      </Go>
      <span>{side ? texts(sideWords[side]) : texts('notActive')}</span>
    </li>
  );
};

const CenterFacts = ({ name, chart, onPick }: Facts & { readonly name: CenterName }) => {
  const side = gateSides(chart);
  const { gates } = centers[name];
  const active = gates.filter((gate) => side(gate)).sort((one, other) => one - other);
  const about = texts(`centre.${name}.about`);
  const defined = texts(`centre.${name}.defined`);
  const open = texts(`centre.${name}.open`);
  const state = chart.centers[name];
  const joined = chart.channels.filter((id) => id.split('-').some((gate) => gates.includes(Number(gate))));
  return (
    <>
      <p>
        {about} {state === null ? texts('whetherYoursIsDefined') : state ? defined : open}
      </p>
      <p className={styles.count}>{texts('ofGatesActive', { length: active.length, length2: gates.length })}</p>
      {active.length > 0 && (
        <ul className={styles.list}>
          {active.map((gate) => (
            <GateLine key={gate} gate={gate} chart={chart} onPick={onPick} />
          ))}
        </ul>
      )}
      {joined.length > 0 && (
        <>
          <h3 className="eyebrow">{texts('channels')}</h3>
          <ChannelList ids={joined} chart={chart} onPick={onPick} />
        </>
      )}
    </>
  );
};

const GateFacts = ({ gate, chart, onPick }: Facts & { readonly gate: number }) => {
  const holders = (['personality', 'design'] as const).flatMap((half) =>
    bodies.flatMap((body: Body) => {
      const place = chart[half][body];
      return place?.gate === gate ? [{ half, body, line: place.line }] : [];
    }),
  );
  return (
    <>
      {holders.length === 0 && <p>{texts('nothingStandsHereIn')}</p>}
      {holders.length > 0 && (
        <ul className={styles.list}>
          {holders.map(({ half, body, line }) => (
            <li key={`${half} ${body}`} data-half={half}>
              <b>{writtenName(body)}</b>
              <span>
                {half === 'personality' ? texts('personalityInInk') : texts('designInRed')}{' '}
                {line === null ? texts('lineNotCertain') : texts('line', { line })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h3 className="eyebrow">{texts('itsChannels')}</h3>
      <ChannelList ids={channelsOf(gate).map(([low, high]) => `${low}-${high}`)} chart={chart} onPick={onPick} />
      <p>
        <Go to={{ kind: 'center', center: centerOf(gate) }} onPick={onPick}>
          {texts('centre2', { gate: writtenName(centerOf(gate)) })}
        </Go>
      </p>
    </>
  );
};

const ChannelFacts = ({ id, chart, onPick }: Facts & { readonly id: string }) => {
  const ends = id.split('-').map(Number);
  const joins = ends.map((gate) => writtenName(centerOf(gate)));
  const defined = chart.channels.includes(id);
  return (
    <>
      <p>
        {texts('joins', { centres: joins.join(' and ') })}{' '}
        {defined ? texts('bothOfItsGates') : texts('itIsDefinedOnce')}
      </p>
      <ul className={styles.list}>
        {ends.map((gate) => (
          <GateLine key={gate} gate={gate} chart={chart} onPick={onPick} />
        ))}
      </ul>
    </>
  );
};

/** Plain facts of what was chosen in the bodygraph: which bodies stand there, on which side, and what it joins. */
export const SelectionFacts = ({ selection, ...facts }: Facts & { readonly selection: BodygraphSelection }) => (
  <div className={styles.facts}>
    {selection.kind === 'center' && <CenterFacts name={selection.center} {...facts} />}
    {selection.kind === 'gate' && <GateFacts gate={selection.gate} {...facts} />}
    {selection.kind === 'channel' && <ChannelFacts id={selection.channel} {...facts} />}
  </div>
);
