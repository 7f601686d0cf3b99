import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/** When to use a part and when not: `parameters.advice` of its stories. */
interface Advice {
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}

/** The page of every part: what it is, one of it, do and don't, its props, all its states. */
export const DocsPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <DoAndDont />
    <Controls />
    <Stories title="States" includePrimary={false} />
  </>
);

const DoAndDont = () => {
  const { preparedMeta } = useOf('meta', ['meta']) as { preparedMeta: { parameters: { advice?: Advice } } };
  const { advice } = preparedMeta.parameters;
  if (!advice) return null;
  return (
    <div className="advice">
      <Sentences title="Do" list={advice.do} />
      <Sentences title="Don’t" list={advice.dont} />
    </div>
  );
};

const Sentences = ({ title, list = [] }: { readonly title: string; readonly list?: readonly string[] | undefined }) =>
  list.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {list.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
