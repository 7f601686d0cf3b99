import {
  bodygraphHeight as height,
  bodygraphLayers as layers,
  bodygraphWidth as width,
} from '#modules/chart-engine/public';
import { Picture } from '../pictures/picture';
import { useMarks } from '../pictures/use-marks';
import styles from './bodygraph.module.css';
import { CenterShape } from './center-shape';
import { ChannelLayer } from './channel-layer';
import {
  type BodygraphChart,
  type BodygraphSelection,
  bothHalves,
  centerNames,
  gateSides,
  type Half,
  summary,
} from './chart';
import { broughtBy, broughtText, type Overlay } from './overlay';
import { centerAfter } from './roving';
import { texts } from './texts/texts';

export interface BodygraphProps extends BodygraphChart {
  /** Makes the picture answer to pointer and keyboard; without it, it is a plain image. */
  onSelect?: ((selection: BodygraphSelection) => void) | undefined;
  /** What is marked. */
  selected?: BodygraphSelection | null | undefined;
  /** The sides of the chart to draw; both when left out. Centres and channels stay those of the whole chart. */
  show?: readonly Half[] | undefined;
  /** What is laid over the chart, at most one of each look: the sky of a moment, another person. */
  overlays?: readonly Overlay[] | undefined;
}

/**
 * The nine centres, 36 channels and 64 gates of one chart. Tab reaches the picture, arrows move between the centres, Enter
 * or Space chooses. On phones the centres are the targets. Put a BodygraphTable next to it: it tells the same in words.
 */
export function Bodygraph(props: BodygraphProps) {
  const { onSelect, selected = null, show = bothHalves, overlays = [] } = props;
  const over = overlays.map((overlay) => ({ ...overlay, ...broughtBy(props, overlay) }));
  const mark = useMarks({
    ids: centerNames,
    lead: centerAfter,
    // A numeral's disc tells its gate; anything else of a centre is the centre.
    choose: (center, target) => {
      const gate = Number(target.getAttribute('data-gate'));
      onSelect?.(gate ? { kind: 'gate', gate, center } : { kind: 'center', center });
    },
  });
  const drawing = { side: gateSides(props, show), over, selected, onSelect };
  return (
    <Picture
      label={texts('bodygraph')}
      summary={[summary(props), ...overlays.map((overlay) => broughtText(props, overlay))].join(' ')}
      live={!!onSelect}
      className={styles.bodygraph}
      viewBox={`0 0 ${width} ${height}`}
    >
      {layers.map((lines) => (
        <ChannelLayer key={lines[0]?.channels[0]} {...drawing} lines={lines} />
      ))}
      {centerNames.map((name) => (
        <CenterShape key={name} {...drawing} name={name} defined={props.centers[name]} mark={mark} />
      ))}
    </Picture>
  );
}
