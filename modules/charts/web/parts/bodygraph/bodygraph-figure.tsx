import type { ReactNode } from 'react';
import { ActivationColumn } from './activation-column';
import { Bodygraph, type BodygraphProps } from './bodygraph';
import styles from './bodygraph-figure.module.css';
import { bothHalves } from './chart';
import { BodygraphLegend } from './legend';

export interface BodygraphFigureProps extends BodygraphProps {
  /** Links under the legend, such as 'Show as table' and 'Print'. */
  tools?: ReactNode;
  /** Below them: switches for what is shown, say. */
  controls?: ReactNode;
}

/** The bodygraph between its two columns of activations, with its legend; on phones the picture comes first, over the whole width. */
export function BodygraphFigure({ tools, controls, ...props }: BodygraphFigureProps) {
  const { show = bothHalves } = props;
  return (
    <div className={styles.frame}>
      <div className={styles.figure}>
        <div className={styles.design}>
          {show.includes('design') && (
            <ActivationColumn side="design" activations={props.design} onSelect={props.onSelect} />
          )}
        </div>
        <div className={styles.picture}>
          <Bodygraph {...props} />
        </div>
        <div className={styles.personality}>
          {show.includes('personality') && (
            <ActivationColumn side="personality" activations={props.personality} onSelect={props.onSelect} />
          )}
        </div>
        <div className={styles.legend}>
          <BodygraphLegend show={props.show} overlays={props.overlays} />
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
        {controls && <div className={styles.controls}>{controls}</div>}
      </div>
    </div>
  );
}
