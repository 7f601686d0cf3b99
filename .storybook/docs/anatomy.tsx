import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDocsTheme } from './docs-container';
import { findToken, type Measure, measureElement } from './measure';
import type { AnatomyRow, PartDocs } from './part-docs';
import { Words } from './words';

type Shown = PartDocs['anatomy']['show'];
/** How long what is named may take to appear before the table says that it is missing. */
const limitMs = { page: 1000, frame: 12_000 };

const isStory = (show: Shown): show is { readonly story: string; readonly height: number } =>
  typeof show === 'object' && show !== null && 'story' in show;

/** The part with numbers on its elements, and a table of what they are and how large: measured here, in the browser. */
export const Anatomy = ({ anatomy: { show, rows } }: Pick<PartDocs, 'anatomy'>) => {
  const theme = useDocsTheme();
  const stage = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<readonly (Measure | null)[]>([]);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const measure = () => {
      const frame = box.querySelector('iframe');
      const root = frame ? frame.contentDocument?.body : box;
      if (root) setMeasures(rows.map(([, selector]) => measureElement(root, selector, frame)));
    };
    void document.fonts.ready.then(measure);
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    // A story in a frame is drawn and opened some time after it has loaded.
    const began = performance.now();
    const later = setInterval(() => {
      measure();
      const waited = performance.now() - began;
      if (waited < (isStory(show) ? limitMs.frame : limitMs.page)) return;
      clearInterval(later);
      setSettled(true);
    }, 500);
    return () => {
      watch.disconnect();
      clearInterval(later);
    };
  }, [show, rows]);
  return (
    <section className="part-section">
      <h2>Anatomy and spacing</h2>
      <div className="anatomy-stage">
        <div ref={stage} className="anatomy-drawing sb-unstyled">
          {isStory(show) ? (
            <iframe
              title="Anatomy"
              src={`iframe.html?id=${show.story}&viewMode=story&globals=theme:${theme}`}
              style={{ height: show.height }}
            />
          ) : (
            (show as ReactNode)
          )}
          {measures.map(
            (measure, index) => measure && <Mark key={rows[index]?.[0]} number={index + 1} measure={measure} />,
          )}
        </div>
      </div>
      <Figures rows={rows} measures={measures} settled={settled} />
    </section>
  );
};

const Mark = ({
  number,
  measure: { left, top, width, height },
}: {
  readonly number: number;
  readonly measure: Measure;
}) => (
  <span className="anatomy-mark" style={{ left, top, width, height }} aria-hidden="true">
    <b>{number}</b>
  </span>
);

const Figures = ({
  rows,
  measures,
  settled,
}: {
  readonly rows: readonly AnatomyRow[];
  readonly measures: readonly (Measure | null)[];
  readonly settled: boolean;
}) => (
  <div className="part-scroll" data-settled={settled}>
    <table className="part-table">
      <thead>
        <tr>
          <th scope="col">Element</th>
          <th scope="col">Size</th>
          <th scope="col">Padding</th>
          <th scope="col">Gap</th>
          <th scope="col">Text</th>
          <th scope="col">Corner</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, selector, purpose], index) => {
          const measure = measures[index];
          return (
            <tr key={name} className={settled && !measure ? 'missing' : undefined} data-selector={selector}>
              <td>
                <b className="anatomy-number">{index + 1}</b> <strong>{name}</strong>
                <br />
                <Words text={purpose} />
              </td>
              <td>{measure && `${Math.round(measure.width)} × ${Math.round(measure.height)}`}</td>
              <td>{measure && <Steps values={measure.padding} />}</td>
              <td>{measure && <Steps values={measure.gap} />}</td>
              <td>{measure?.text}</td>
              <td>{measure && <Steps values={measure.corner} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);

/** Lengths in px, with the token where there is one of that length. */
const Steps = ({ values }: { readonly values: readonly number[] }) =>
  values.length === 0
    ? '–'
    : values.map((value, index) => {
        const token = findToken(value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sides have an order and may be equal
          <span key={index} title={token ?? undefined} className={token ? 'of-token' : undefined}>
            {Math.round(value * 10) / 10}{' '}
          </span>
        );
      });
