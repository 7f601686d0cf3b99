import { useEffect, useState } from 'react';
import type { OverlayProps } from '#core/web';
import { useAssistant } from '../../api/settings';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { Composer } from './composer';
import { PassOn } from './pass-on';
import { beginTalk } from './talk';
import { TalkFoot } from './talk-foot';
import { TalkHow } from './talk-how';
import { TalkLog } from './talk-log';

/** The guide: what it is, the talk, the line to write in, and what it may use. Or the form for a person, in the same place. */
export const AssistantPanel = ({ open }: OverlayProps) => {
  const { data: view } = useAssistant();
  const [person, setPerson] = useState(false);
  useEffect(() => {
    if (view) beginTalk(view.turns);
  }, [view]);
  if (person && view) return <PassOn onBack={() => setPerson(false)} />;
  const askPerson = view?.handOff ? () => setPerson(true) : null;
  return (
    <div className={styles.panel}>
      <p className={styles.subtitle}>{texts('subtitle')}</p>
      <TalkHow view={view} />
      <TalkLog askPerson={askPerson} />
      <Composer open={open} />
      <TalkFoot view={view} askPerson={askPerson} />
    </div>
  );
};
