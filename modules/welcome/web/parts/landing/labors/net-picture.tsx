import type { KeyboardEvent } from 'react';
import { classNames, useLater } from '#ui';
import { type NetFace, unfolded } from '#ui/gem/net';
import type { Spot } from '#ui/gem/view';
import { texts } from '../texts/texts';
import { litInExample, numbers } from './example';
import styles from './net-picture.module.css';

const nets = { wide: unfolded('wide'), tall: unfolded('tall') };
/** Twice as fine as the net, so that one decimal is enough. */
const scale = 2;
const gap = 0.96;

const at = ([x, y]: Spot): string => `${(x * scale).toFixed(1)} ${(y * scale).toFixed(1)}`;
const between = (from: Spot, to: Spot, part: number): Spot => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
const outline = ({ corners, middle }: NetFace): string =>
  corners.map((corner) => at(between(middle, corner, gap))).join(' ');

/** Sixty strokes inwards from the rim, as on a lit face of the gem. */
const rays = ({ corners, middle }: NetFace): string => {
  let path = '';
  for (let ray = 0; ray < 60; ray++) {
    const place = Math.floor(ray / 12);
    const rim = between(corners[place] as Spot, corners[(place + 1) % 5] as Spot, (ray % 12) / 12);
    path += `M${at(between(middle, rim, 0.94))}L${at(between(middle, rim, ray % 2 ? 0.89 : 0.84))}`;
  }
  return path;
};

/** The words of a name in two lines where it has two parts. */
const lines = (name: string): readonly string[] => name.split(/ (?=(?:&|y) )/);

const wayOf: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The gem unfolded. Wide, it is a choice of twelve with one tab stop and arrow keys; tall (on phones) it is a picture that
 * answers to touch, since the list of names next to it says and does the same.
 */
export const NetPicture = ({
  lie,
  number,
  onShow,
}: {
  readonly lie: 'wide' | 'tall';
  readonly number: number;
  readonly onShow: (number: number) => void;
}) => {
  const net = nets[lie];
  const wide = lie === 'wide';
  const later = useLater();
  const press = (event: KeyboardEvent<SVGElement>) => {
    const way = wayOf[event.key];
    if (way === undefined && event.key !== ' ') return;
    event.preventDefault();
    const to = (number - 1 + (way ?? 0) + numbers.length) % numbers.length;
    onShow(to + 1);
    (event.currentTarget.children[to] as SVGElement | undefined)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a group with a name of its own, or hidden
    <svg
      className={classNames(styles.net, styles[lie])}
      viewBox={`-4 -4 ${(net.width * scale + 8).toFixed(1)} ${(net.height * scale + 8).toFixed(1)}`}
      {...(wide
        ? { role: 'radiogroup', 'aria-label': texts('net'), onKeyDown: press }
        : { 'aria-hidden': true, focusable: false })}
    >
      {(wide || later) &&
        net.faces.map((face) => {
          const { labor, middle } = face;
          const shown = labor === number;
          const lit = litInExample.includes(labor);
          const name = texts(`name.${labor}` as 'name.1');
          const parts = lines(name);
          const [x, y] = [middle[0] * scale, middle[1] * scale];
          const state = shown ? 'now' : lit ? 'done' : 'open';
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a radio where it has keys; a picture next to a list of buttons elsewhere
            <g
              key={labor}
              className={classNames(styles.face, styles[state])}
              onClick={() => onShow(labor)}
              {...(wide && {
                role: 'radio',
                tabIndex: shown ? 0 : -1,
                'aria-checked': shown,
                'aria-label': `${texts('laborOf', { number: labor, name })}, ${texts(lit ? 'done' : 'open')}`,
              })}
            >
              <polygon points={outline(face)} />
              {shown && later && <path d={rays(face)} />}
              <text className={styles.number} x={x.toFixed(1)} y={(y + (wide ? -2 : 26)).toFixed(1)}>
                {labor}
              </text>
              {wide &&
                parts.map((part, line) => (
                  <text key={part} className={styles.name} x={x.toFixed(1)} y={(y + 36 + line * 30).toFixed(1)}>
                    {part}
                  </text>
                ))}
            </g>
          );
        })}
    </svg>
  );
};
