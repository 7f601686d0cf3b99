import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api, failure, findNewerVersion, refreshAnswers, storeAnswer } from '#core/web';
import type { ContentFields, ContentValue } from '../../lib/content';
import type { DocumentView } from '../../schemas/content';
import { getDocument, listDocuments, listNouns, saveDraft } from '../../schemas/endpoints';

/** Milliseconds without a key after which a draft is saved. */
const pause = 1500;

export type SaveState = 'none' | 'saved' | 'dirty' | 'saving' | 'failed';

/** A document under somebody's hands. */
export interface Editor {
  readonly document: DocumentView;
  readonly fields: ContentFields;
  readonly state: SaveState;
  readonly error: ApiError | null;
  /** What somebody else saved meanwhile; nothing is saved until one of both is chosen. */
  readonly newer: DocumentView | null;
  edit(name: string, value: ContentValue): void;
  /** Saves what is not saved yet; null when that failed. */
  save(): Promise<DocumentView | null>;
  /** Takes what an act answered. */
  take(document: DocumentView): void;
  keepMine(): void;
  takeTheirs(): void;
}

const fieldsOf = ({ draft, current }: DocumentView): ContentFields => draft?.fields ?? current;
const addressOf = ({ noun, key, language }: DocumentView) => ({ noun, key, language });
/** Lets other pages of the studio know, and this one when it is opened again. */
const share = (document: DocumentView): void => {
  void storeAnswer(getDocument, { params: addressOf(document) }, document);
  void refreshAnswers(listDocuments, listNouns);
};

/** Keeps the draft of a document saved while somebody writes. */
export const useEditor = (loaded: DocumentView): Editor => {
  const [document, setDocument] = useState(loaded);
  const [fields, setFields] = useState(() => fieldsOf(loaded));
  const [state, setState] = useState<SaveState>(loaded.draft ? 'saved' : 'none');
  const [error, setError] = useState<ApiError | null>(null);
  const [newer, setNewer] = useState<DocumentView | null>(null);
  const latest = useRef({ document, fields, state, newer });
  latest.current = { document, fields, state, newer };
  const running = useRef<Promise<DocumentView | null> | null>(null);

  const send = useCallback(async (): Promise<DocumentView | null> => {
    const { document: known, fields: sent } = latest.current;
    setState('saving');
    setError(null);
    try {
      const saved = await api(
        saveDraft,
        { params: addressOf(known), body: { fields: sent } },
        { ifMatch: known.version },
      );
      setDocument(saved);
      latest.current.document = saved;
      // What was written meanwhile is saved with the next pause.
      setState(latest.current.fields === sent ? 'saved' : 'dirty');
      share(saved);
      return saved;
    } catch (reason) {
      const current = findNewerVersion(reason, saveDraft);
      if (current) setNewer(current);
      else setError(reason instanceof ApiError ? reason : new ApiError(0, 'failed', failure(reason).description));
      setState('failed');
      return null;
    }
  }, []);
  const save = useCallback(async (): Promise<DocumentView | null> => {
    await running.current;
    const { state: now, document: known, newer: other } = latest.current;
    if (other) return null;
    if (now === 'saved' || now === 'none') return known;
    running.current = send();
    const saved = await running.current;
    running.current = null;
    return saved;
  }, [send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key puts the saving off
  useEffect(() => {
    if (state !== 'dirty' || newer) return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [fields, state, newer, save]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (latest.current.state !== 'saved' && latest.current.state !== 'none') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void save();
    };
  }, [save]);

  const show = (next: DocumentView): void => {
    setDocument(next);
    setFields(fieldsOf(next));
    setState(next.draft ? 'saved' : 'none');
    setError(null);
    setNewer(null);
  };
  const take = (next: DocumentView): void => {
    show(next);
    share(next);
  };
  // What was kept in memory may be older than what the server answers.
  const isNewer = loaded.version > document.version && !newer && (state === 'none' || state === 'saved');
  if (isNewer) show(loaded);
  return {
    document,
    fields,
    state,
    error,
    newer,
    edit: (name, value) => {
      setFields((now) => ({ ...now, [name]: value }));
      setState('dirty');
    },
    save,
    take,
    keepMine: () => {
      if (newer) setDocument(newer);
      setNewer(null);
      setState('dirty');
    },
    takeTheirs: () => newer && take(newer),
  };
};
