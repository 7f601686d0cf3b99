import { BodyGlyph } from '../../bodygraph/body-glyph';
import { type BodygraphChart, bodies, placeText, writtenName } from '../../bodygraph/chart';
import { Swatch } from '../../bodygraph/legend';
import { broughtBy, type Overlay } from '../../bodygraph/overlay';
import { texts } from './texts/texts';
import styles from './views.module.css';

const list = new Intl.ListFormat('en');

/** What lies over the bodygraph in words: where its bodies stand, which channels it closes, which centres it defines. */
export const OverlayFacts = ({ chart, overlay }: { readonly chart: BodygraphChart; readonly overlay: Overlay }) => {
  const { channels, centers } = broughtBy(chart, overlay);
  return (
    <section className={styles.facts} aria-label={texts('brings', { label: overlay.label })}>
      <h2>
        <Swatch look={overlay.look} />
        {overlay.label}
      </h2>
      <dl>
        <div>
          <dt>{texts('closes')}</dt>
          <dd>{channels.length > 0 ? list.format(channels) : texts('closesNone')}</dd>
        </div>
        <div>
          <dt>{texts('defines')}</dt>
          <dd>{centers.length > 0 ? list.format(centers.map(writtenName)) : texts('definesNone')}</dd>
        </div>
        {overlay.columns.map(({ head, activations }) => (
          <div key={head}>
            <dt>{overlay.columns.length > 1 ? head : texts('bodies')}</dt>
            <dd>
              <ul>
                {bodies.map((body) => {
                  const place = activations[body];
                  return (
                    place && (
                      <li key={body}>
                        <BodyGlyph body={body} size={16} />
                        <span className="visually-hidden">{writtenName(body)} </span>
                        {placeText(place)}
                      </li>
                    )
                  );
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
