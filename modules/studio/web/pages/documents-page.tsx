import { Link, useApi, useNavigate, useParams, useSearchParams, useSession } from '#core/web';
import { findKnown, toQuery } from '#core/web/search-params';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, type BadgeTone, Button, EmptyState, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import type { DocumentList, LanguageState } from '../../schemas/content';
import { listDocuments } from '../../schemas/endpoints';
import { AddDocument, RemoveDocument } from '../parts/additions';
import { editorPath, nounPath, studioPath } from '../parts/paths';
import { texts } from '../texts/texts';
import styles from './documents-page.module.css';

const filters = ['draft', 'translate'] as const;
type Filter = (typeof filters)[number];

const isWaiting = ({ draft }: LanguageState): boolean => draft !== null;
const isToTranslate = ({ translation }: LanguageState): boolean =>
  translation !== 'source' && translation !== 'current';
const fits = (filter: Filter | null, states: readonly LanguageState[]): boolean =>
  filter === null || states.some(filter === 'draft' ? isWaiting : isToTranslate);

const tones = { draft: 'contacted', 'in-review': 'pending', scheduled: 'reviewed' } as const satisfies Record<
  string,
  BadgeTone
>;

/** What of a language is worth saying: the draft first, then what its translation lacks, then which version is shown. */
const State = ({ state, sourcePath }: { readonly state: LanguageState; readonly sourcePath: string | null }) => {
  const { draft, translation, published } = state;
  const isElsewhere = translation === 'source' && sourcePath !== null;
  const isLacking = isToTranslate(state);
  return (
    <>
      {draft && <Badge tone={tones[draft]}>{texts(`draft.${draft}`)}</Badge>}
      {isLacking && (
        <Badge tone={translation === 'missing' ? 'other' : 'pending'}>{texts(`translation.${translation}`)}</Badge>
      )}
      {!draft && !isLacking && (
        <span className={styles.version}>
          {isElsewhere
            ? texts('translation.source')
            : published === 0
              ? texts('list.builtIn')
              : texts('list.version', { number: published })}
        </span>
      )}
    </>
  );
};

const pathOf = (
  noun: string,
  { key, sourcePath }: DocumentList['documents'][number],
  { language, translation }: LanguageState,
): string => (translation === 'source' && sourcePath ? sourcePath : editorPath(noun, key, language));

interface RowProps {
  readonly noun: string;
  readonly document: DocumentList['documents'][number];
  readonly onRemoved: () => void;
}

const Row = ({ noun, document, onRemoved }: RowProps) => (
  <li className={styles.row}>
    <div className={styles.head}>
      <h2 className={styles.title}>{document.title}</h2>
      {document.isAdded && <RemoveDocument noun={noun} document={document} onRemoved={onRemoved} />}
    </div>
    <ul className={styles.languages}>
      {document.languages.map((state) => {
        const language = texts(`language.${state.language}`);
        return (
          <li key={state.language}>
            <Link
              to={pathOf(noun, document, state)}
              className={styles.language}
              aria-label={texts('list.edit', { title: document.title, language })}
            >
              <span className={styles.name}>{language}</span>
              <State state={state} sourcePath={document.sourcePath} />
            </Link>
          </li>
        );
      })}
    </ul>
  </li>
);

const Documents = ({ list, onChanged }: { readonly list: DocumentList; readonly onChanged: () => void }) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = findKnown(filters, params.get('show'));
  const show = (next: string): void =>
    void navigate(`${nounPath(list.noun)}${next === '' ? '' : `?${toQuery({ show: next })}`}`);
  const found = list.documents.filter(({ languages }) => fits(filter, languages));
  return (
    <div className={styles.blocks}>
      {list.additions && <AddDocument noun={list.noun} additions={list.additions} />}
      {list.documents.length > 0 && (
        <Field label={texts('filter')} className={styles.filter}>
          <Select value={filter ?? ''} onChange={({ target }) => show(target.value)}>
            <option value="">{texts('filter.all')}</option>
            {filters.map((one) => (
              <option key={one} value={one}>
                {texts(`filter.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {list.documents.length === 0 && (
        <EmptyState title={texts('list.none')}>
          <p>{texts('list.none.more')}</p>
        </EmptyState>
      )}
      {list.documents.length > 0 && found.length === 0 && (
        <EmptyState
          title={texts('filter.empty')}
          action={<Button onClick={() => show('')}>{texts('filter.empty.do')}</Button>}
        >
          <p>{texts('filter.empty.more')}</p>
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className={styles.rows} aria-label={texts('list.caption')}>
          {found.map((document) => (
            <Row key={document.key} noun={list.noun} document={document} onRemoved={onChanged} />
          ))}
        </ul>
      )}
    </div>
  );
};

/** `/team-portal/studio/:noun`: the documents of a kind, with the states of their languages. */
export const DocumentsPage = () => {
  const noun = useParams()['noun'] ?? '';
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { data, error, reload } = useApi(listDocuments, isAdmin ? { params: { noun } } : null);
  return (
    <StaffPage
      title={data?.label ?? texts('title')}
      lead={data?.about ?? ''}
      of="admins"
      back={{ to: studioPath, label: texts('title') }}
    >
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={8} height="3.5rem" label={texts('loading')} />}
      {data && <Documents list={data} onChanged={() => void reload()} />}
    </StaffPage>
  );
};
