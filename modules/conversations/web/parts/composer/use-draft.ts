import { useState } from 'react';
import { useSession } from '#core/web';
import { aDraft, keepDraft, type MessageDraft, readDraft } from './device-draft';

export interface Draft extends MessageDraft {
  /** It stands on this device as well. */
  readonly kept: boolean;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}

/** The words for one conversation: kept on the device with every key, so that nothing is lost by leaving. */
export const useDraft = (whom: string): Draft => {
  const userId = useSession(({ user }) => user?.id ?? '');
  const [state, setState] = useState(() => ({ draft: readDraft(localStorage, userId, whom), kept: false }));
  const put = (draft: MessageDraft): void => {
    const kept = keepDraft(localStorage, userId, whom, draft) && draft.text.trim() !== '';
    setState({ draft, kept });
  };
  return {
    ...state.draft,
    kept: state.kept,
    // Other words are another message.
    write: (text) => put(aDraft(text)),
    clear: () => put(aDraft('')),
  };
};
