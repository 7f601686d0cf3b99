import type { HumanDesign } from '../../engine/chart';
import { authorityWords, definitionWords, strategyWords } from './design-words';
import styles from './facts.module.css';

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
      {value ?? <span className={styles.open}>Depends on the time of birth</span>}
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
      <Fact name="Strategy" value={strategy} line={strategy && strategyWords[strategy]} />
      <Fact name="Authority" value={authorityDetail ?? authority} line={authority && authorityWords[authority]} />
      <Fact name="Profile" value={profile && [profile, profileName].filter(Boolean).join(' ')} />
      <Fact name="Definition" value={definition} line={definition && definitionWords[definition]} />
      <Fact name="Incarnation cross" value={cross} line={gates} />
      <Fact name="Signature" value={design.signature} line={design.signature && 'How it feels when it goes well.'} />
      <Fact name="Not-self theme" value={design.notSelfTheme} line={design.notSelfTheme && 'How it feels when not.'} />
    </dl>
  );
};
