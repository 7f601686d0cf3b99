import type { Example } from './part-docs';
import { Words } from './words';

/** Do and don't, each with a rendered example where there is one. */
export const Examples = ({ dos, donts }: { readonly dos: readonly Example[]; readonly donts: readonly Example[] }) =>
  dos.length + donts.length === 0 ? null : (
    <section className="part-section">
      <h2>Do and don’t</h2>
      <div className="examples">
        <Column kind="do" title="Do" list={dos} />
        <Column kind="dont" title="Don’t" list={donts} />
      </div>
    </section>
  );

const Column = ({
  kind,
  title,
  list,
}: {
  readonly kind: string;
  readonly title: string;
  readonly list: readonly Example[];
}) => (
  <div className={`examples-${kind}`}>
    {list.map(({ show, text }) => (
      <figure key={text} className="example">
        {show && <div className="example-stage sb-unstyled">{show}</div>}
        <figcaption>
          <strong>{title}.</strong> <Words text={text} />
        </figcaption>
      </figure>
    ))}
  </div>
);
