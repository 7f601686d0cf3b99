import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import { CenterShape } from './center-shape';
import { ChannelLine } from './channel-line';
import {
  type BodygraphChart,
  type BodygraphSelection,
  bothHalves,
  type CenterName,
  centerNames,
  gateSides,
  type Half,
  summary,
} from './chart';
import { height, lines, width } from './geometry';
import { broughtBy, broughtText, type Overlay } from './overlay';
import { centerAfter } from './roving';
import { texts } from './texts/texts';

const none: readonly Overlay[] = [];

export interface BodygraphProps extends BodygraphChart {
  /** Makes the picture answer to pointer and keyboard; without it, it is a plain image. */
  onSelect?: ((selection: BodygraphSelection) => void) | undefined;
  selected?: BodygraphSelection | null | undefined;
  /** The sides of the chart to draw; both when left out. Centres and channels stay those of the whole chart. */
  show?: readonly Half[] | undefined;
  /** What is laid over the chart, at most one of each look: the sky of a moment, another person. */
  overlays?: readonly Overlay[] | undefined;
  className?: string | undefined;
}

/**
 * The nine centres, 36 channels and 64 gates of one chart. Tab reaches the picture, arrows move between the centres, Enter
 * or Space chooses. On phones the centres are the targets. Put a BodygraphTable beside it: it tells the same in words.
 */
export function Bodygraph(props: BodygraphProps) {
  const { onSelect, selected = null, show = bothHalves, overlays = none, className } = props;
  const summaryId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState<CenterName>('Head');
  const { personality, design } = props;
  const side = useMemo(() => gateSides({ personality, design }, show), [personality, design, show]);
  const over = overlays.map((overlay) => {
    const { gates, channels, centers } = broughtBy(props, overlay);
    return { overlay, gates: new Set(gates), channels: new Set(channels), centers: new Set(centers) };
  });
  const press = (from: CenterName) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onSelect?.({ kind: 'center', center: from });
    else {
      const next = centerAfter(from, event.key);
      if (!next) return;
      svg.current?.querySelector<SVGGElement>(`[data-center="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  const text = [summary(props), ...overlays.map((overlay) => broughtText(props, overlay))].join(' ');
  return (
    <svg
      ref={svg}
      className={classNames(styles.bodygraph, className)}
      viewBox={`0 0 ${width} ${height}`}
      role={onSelect ? 'group' : 'img'}
      aria-label={onSelect ? texts('bodygraph') : text}
      aria-describedby={onSelect && summaryId}
    >
      {onSelect && <desc id={summaryId}>{text}</desc>}
      {lines.map((line) => (
        <ChannelLine
          key={line.channels[0]}
          line={line}
          side={side}
          over={over}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
      {centerNames.map((name) => (
        <CenterShape
          key={name}
          name={name}
          defined={props.centers[name]}
          side={side}
          overlays={over}
          selected={selected}
          onSelect={onSelect}
          tabStop={name === stop}
          onKeyDown={press(name)}
          onFocus={() => setStop(name)}
        />
      ))}
    </svg>
  );
}
