import { api, failure, useSession } from '#core/web';
import { toast } from '#ui';
import { Checkbox } from '#ui/checkbox/checkbox';
import type { AssistantView, Settings } from '../../../schemas/assistant';
import { deleteConversation } from '../../../schemas/endpoints';
import { allow } from '../../api/settings';
import { texts } from '../../texts/texts';
import styles from './assistant-panel.module.css';
import { emptyTalk, useTalk } from './talk';

export interface TalkFootProps {
  readonly view: AssistantView | undefined;
  readonly askPerson: (() => void) | null;
}

const Allowances = ({ view, settings }: { readonly view: AssistantView; readonly settings: Settings }) => {
  const { provider, canSearchOwn } = view;
  const change = async (part: Partial<Settings>) => {
    try {
      await allow(view, { ...settings, ...part });
    } catch (error) {
      toast(failure(error, texts('allow.failed')));
    }
  };
  if (!provider && !canSearchOwn) return null;
  return (
    <details className={styles.allow}>
      <summary>{texts('allow')}</summary>
      {canSearchOwn && (
        <Checkbox
          label={texts('allow.own')}
          checked={settings.ownAnswers}
          onChange={(event) => void change({ ownAnswers: event.target.checked })}
        />
      )}
      {provider && (
        <Checkbox
          label={texts('allow.model', { provider })}
          checked={settings.provider === provider}
          onChange={(event) => void change({ provider: event.target.checked ? provider : null })}
        />
      )}
    </details>
  );
};

/** What the guide may use, who keeps the talk, and the way to a person. */
export const TalkFoot = ({ view, askPerson }: TalkFootProps) => {
  const talked = useTalk((talk) => talk.turns.length > 0);
  const visitor = useSession((session) => session.user === null);
  const empty = async () => {
    try {
      if (!visitor) await api(deleteConversation);
      emptyTalk();
      toast({ title: texts('forgotten'), tone: 'success' });
    } catch (error) {
      toast(failure(error));
    }
  };
  return (
    <div className={styles.foot}>
      {view?.settings && <Allowances view={view} settings={view.settings} />}
      {talked && <p className={styles.kept}>{visitor ? texts('kept.here') : texts('kept')}</p>}
      <p className={styles.acts}>
        {askPerson && (
          <button type="button" className={styles.act} onClick={askPerson}>
            {texts('person')}
          </button>
        )}
        {talked && (
          <button type="button" className={styles.act} onClick={() => void empty()}>
            {texts('forget')}
          </button>
        )}
      </p>
    </div>
  );
};
