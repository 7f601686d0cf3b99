import { curvePath, gatesOf, type BodygraphLine as Line } from '#modules/chart-engine/public';
import { classNames } from '#ui';
import styles from './bodygraph.module.css';
import { type Bands, bandsBelow, bandsInside, ownBands } from './channel-bands';
import type { Side } from './chart';
import type { Drawn } from './drawn';
import { texts } from './texts/texts';

const Paths = ({ bands }: { bands: Bands }) =>
  bands.map(([className, d]) => d && <path key={className} className={className} d={d} />);

/**
 * Channels that do not cross, as open tubes with their active arms: ink solid, red hatched, both striped; overlays in patterns of
 * their own. What looks the same is one path.
 */
export function ChannelLayer({ lines, side, over, selected, onSelect }: Drawn & { lines: readonly Line[] }) {
  const ends = selected?.kind === 'channel' ? gatesOf(selected.channel) : [];
  return (
    <g>
      <Paths bands={bandsBelow(lines, over)} />
      {onSelect &&
        lines.flatMap((line) =>
          line.channels.map((channel) => {
            const arms = line.arms.filter(({ gate }) => channelOf(line, gate, side) === channel);
            return (
              arms.length > 0 && (
                // biome-ignore lint/a11y/noStaticElementInteractions: the table next to it offers the same to the keyboard
                <path
                  key={channel}
                  className={classNames(styles.reach, arms.some(({ gate }) => ends.includes(gate)) && styles.chosen)}
                  d={arms.map(({ curve }) => curvePath(curve)).join('')}
                  onClick={() => onSelect({ kind: 'channel', channel })}
                >
                  <title>{texts('channel', { channel })}</title>
                </path>
              )
            );
          }),
        )}
      <Paths bands={bandsInside(lines, side, over)} />
      <g className={styles.arms}>
        <Paths bands={ownBands(lines, side)} />
      </g>
    </g>
  );
}

/** At the joint an arm stands for its first channel that is defined, else for its first. */
function channelOf({ channels }: Line, gate: number, side: (gate: number) => Side): string | undefined {
  const own = channels.filter((channel) => gatesOf(channel).includes(gate));
  return own.find((channel) => gatesOf(channel).every(side)) ?? own[0];
}
