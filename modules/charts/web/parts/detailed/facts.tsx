import type { HumanDesign } from '#modules/chart-engine/public';
import { designWord } from './design-words';
import styles from './facts.module.css';
import { texts } from './texts/texts';

const Fact = ({
  name,
  value,
  line,
}: {
  readonly name: string;
  readonly value: string | null;
  readonly line?: string | null | undefined;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value ?? <span className={styles.open}>{texts('dependsOnTheTime')}</span>}
      {line && <small>{line}</small>}
    </dd>
  </div>
);

/** "Left Angle Cross of the Clarion (51/57 | 61/62)" as its name and its gates. */
const crossOf = (text: string | null): [string | null, string | null] => {
  const [, name = text, gates = null] = /^(.*) \((.*)\)$/.exec(text ?? '') ?? [];
  return [name, gates];
};

/** Strategy, authority, profile, definition, cross, signature and not-self theme of a design. */
export const DesignFacts = ({ design }: { readonly design: HumanDesign }) => {
  const { strategy, authority, authorityDetail, profile, profileName, definition } = design;
  const [cross, gates] = crossOf(design.incarnationCross);
  return (
    <dl className={styles.facts}>
      <Fact name={texts('strategy')} value={strategy} line={strategy && designWord('strategy', strategy)} />
      <Fact
        name={texts('authority')}
        value={authorityDetail ?? authority}
        line={authority && designWord('authority', authority)}
      />
      <Fact name={texts('profile')} value={profile && [profile, profileName].filter(Boolean).join(' ')} />
      <Fact name={texts('definition')} value={definition} line={definition && designWord('definition', definition)} />
      <Fact name={texts('incarnationCross')} value={cross} line={gates} />
      <Fact name={texts('signature')} value={design.signature} line={design.signature && texts('howItFeelsWhen')} />
      <Fact
        name={texts('notSelfTheme')}
        value={design.notSelfTheme}
        line={design.notSelfTheme && texts('howItFeelsWhen2')}
      />
    </dl>
  );
};
