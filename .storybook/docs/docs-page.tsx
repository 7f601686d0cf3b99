import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { partProps } from '../props/part-props';
import { Accessibility } from './accessibility';
import { Anatomy } from './anatomy';
import { Examples } from './examples';
import { findDocs } from './find-docs';
import { ImportLine } from './import-line';
import { Keyboard } from './keyboard';
import type { PartDocs } from './part-docs';
import { Words } from './words';

interface Meta {
  readonly preparedMeta: {
    readonly title: string;
    readonly component?: { readonly name?: string };
    readonly parameters: {
      readonly fileName?: string;
      readonly describes?: readonly string[];
      /** Of a part of a module, which has no docs file. */
      readonly part?: PartDocs;
      /** Of pages about tokens. */
      readonly advice?: { readonly do?: readonly string[]; readonly dont?: readonly string[] };
    };
  };
}

/**
 * The page of every part: what it is and where it comes from, one of it with its controls, its anatomy, do and don't, keyboard,
 * accessibility with the results of the last test, all its states, and what changed.
 */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']) as unknown as Meta;
  const { fileName = '', describes, part, advice = {} } = preparedMeta.parameters;
  const docs = part ?? findDocs(fileName);
  const name = describes?.[0] ?? preparedMeta.component?.name ?? '';
  const sentences = (list: readonly string[] = []) => list.map((text) => ({ show: null, text }));
  return (
    <div className="part-page">
      <header className="part-head">
        <Title />
        {docs && <span className={`part-status ${docs.status}`}>{docs.status}</span>}
        <Description />
        <ImportLine name={name} docs={partProps[name]} />
      </header>
      <Primary />
      <Controls />
      {docs && <Anatomy anatomy={docs.anatomy} />}
      <Examples dos={docs?.dos ?? sentences(advice.do)} donts={docs?.donts ?? sentences(advice.dont)} />
      {docs && <Keyboard keyboard={docs.keyboard} />}
      {docs && <Accessibility notes={docs.accessibility} title={preparedMeta.title} />}
      <Stories title="States" includePrimary={false} />
      {docs && (
        <section className="part-section">
          <h2>Changes</h2>
          <dl className="part-changes">
            {docs.changes.map(({ on, text }) => (
              <div key={on + text}>
                <dt>{on}</dt>
                <dd>
                  <Words text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
};
