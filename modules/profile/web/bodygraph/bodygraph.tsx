import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import { CenterShape } from './center-shape';
import { ChannelLine } from './channel-line';
import {
  type BodygraphChart,
  type BodygraphSelection,
  type CenterName,
  centerNames,
  gateSides,
  summary,
} from './chart';
import { height, lines, width } from './geometry';
import { centerAfter } from './roving';
import { texts } from './texts/texts';

export interface BodygraphProps extends BodygraphChart {
  /** Makes the picture answer to pointer and keyboard; without it, it is a plain image. */
  onSelect?: ((selection: BodygraphSelection) => void) | undefined;
  selected?: BodygraphSelection | null | undefined;
  /** Shows one side only. */
  show?: 'both' | 'personality' | 'design' | undefined;
  className?: string | undefined;
}

/**
 * The nine centres, 36 channels and 64 gates of one chart. Tab reaches the picture, arrows move between the centres, Enter
 * or Space chooses. On phones the centres are the targets. Put a BodygraphTable beside it: it tells the same in words.
 */
export function Bodygraph(props: BodygraphProps) {
  const { onSelect, selected = null, show = 'both', className } = props;
  const summaryId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState<CenterName>('Head');
  const { personality, design } = props;
  const side = useMemo(
    () =>
      gateSides({ personality: show === 'design' ? {} : personality, design: show === 'personality' ? {} : design }),
    [personality, design, show],
  );
  const press = (from: CenterName) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onSelect?.({ kind: 'center', center: from });
    else {
      const next = centerAfter(from, event.key);
      if (!next) return;
      svg.current?.querySelector<SVGGElement>(`[data-center="${next}"]`)?.focus();
    }
    event.preventDefault();
  };
  const text = summary(props);
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
        <ChannelLine key={line.channels[0]} line={line} side={side} selected={selected} onSelect={onSelect} />
      ))}
      {centerNames.map((name) => (
        <CenterShape
          key={name}
          name={name}
          defined={props.centers[name]}
          side={side}
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
