import { useEffect, useRef } from 'react';
import { formatInstant, Link, useLocation, useNavigate, useSearchParams } from '#core/web';
import { Alert, Avatar, Badge, Button, Icon, Skeleton } from '#ui';
import { Tabs } from '#ui/tabs/tabs';
import type { ConsultationView } from '../../../../schemas/inbox';
import { Actions } from '../actions/actions';
import type { RequestState } from '../actions/use-request';
import { isLate } from '../list/request-row';
import { GeneratedMark, StatusBadge } from '../list/status-badge';
import { withParams } from '../paths';
import { texts } from '../texts/texts';
import { BasicInfo } from './basic-info';
import styles from './detail.module.css';
import { GeneratedProfile } from './generated-profile';

interface RequestDetailProps {
  readonly state: RequestState;
  /** Address of the list without an open request; null where the page around it names the person and leads back. */
  readonly back: string | null;
  readonly onDeleted: () => void;
}

const created = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

type TabName = 'basic' | 'profile' | 'actions';

interface HeadProps {
  readonly request: ConsultationView;
  readonly state: RequestState;
  readonly acts: boolean;
  readonly isNamed: boolean;
}

const Head = ({ request, state, acts, isNamed }: HeadProps) => {
  const name = useRef<HTMLHeadingElement>(null);
  const { id } = request;
  // On phones the detail takes the list's place, so the focus moves along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request is another page
  useEffect(() => {
    if (matchMedia('(max-width: 859px)').matches) name.current?.focus();
  }, [id]);
  return (
    <header className={styles.head}>
      {isNamed && <Avatar person={{ name: request.name.replace(/\s*\([^)]*\)/g, '') }} size={56} />}
      <div>
        {isNamed && (
          <h2 className={styles.name} ref={name} tabIndex={-1}>
            {request.name}
          </h2>
        )}
        <p className={styles.marks}>
          <StatusBadge status={request.status} />
          {request.profileGenerated && <GeneratedMark />}
          {request.sample && <Badge tone="sample">{texts('sample')}</Badge>}
          {isLate(request) && <span className={styles.late}>{texts('overdue')}</span>}
          <time dateTime={request.createdAt}>{formatInstant(request.createdAt, created)}</time>
        </p>
      </div>
      {acts && request.status === 'pending' && (
        <Button
          variant="loud"
          pending={state.busy === 'status'}
          pendingText={texts('reviewing')}
          onClick={() => void state.setStatus('reviewed')}
        >
          {texts('review')}
        </Button>
      )}
    </header>
  );
};

/** One request in its tabs; which one is open stands in the address. */
export const RequestDetail = ({ state, back, onDeleted }: RequestDetailProps) => {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: request, error } = state;
  const open = (['profile', 'actions'] as const).find((name) => name === params.get('tab')) ?? 'basic';
  const show = (tab: TabName): void =>
    void navigate(`${pathname}?${withParams(params, { tab: tab === 'basic' ? null : tab })}`, { replace: true });
  const way = back !== null && (
    <Link to={back} className={styles.back}>
      <Icon name="back" size={18} />
      {texts('back')}
    </Link>
  );
  if (!request)
    return (
      <>
        {way}
        <div className={styles.state}>
          {error ? (
            <Alert
              tone={error.status === 404 ? 'attention' : 'error'}
              action={error.status !== 404 && <Button onClick={() => void state.reload()}>{texts('again')}</Button>}
            >
              {error.status === 404 ? texts('gone') : texts('detail.failed')}
            </Alert>
          ) : (
            <Skeleton lines={6} label={texts('detail.loading')} />
          )}
        </div>
      </>
    );
  const profile = {
    value: 'profile' as const,
    label: texts('tab.profile'),
    content: (
      <GeneratedProfile
        request={request}
        onGenerate={() => void state.regenerate()}
        asking={state.busy === 'profile'}
      />
    ),
  };
  const tabs = [
    { value: 'basic' as const, label: texts('tab.basic'), content: <BasicInfo request={request} /> },
    ...(request.kind === 'consultation' ? [profile] : []),
    {
      value: 'actions' as const,
      label: texts('tab.actions'),
      content: <Actions request={request} state={state} onDeleted={onDeleted} />,
    },
  ];
  const value = tabs.some((tab) => tab.value === open) ? open : 'basic';
  return (
    <>
      {way}
      <Head request={request} state={state} acts={value !== 'actions'} isNamed={back !== null} />
      <Tabs<TabName> label={texts('tabs')} tabs={tabs} value={value} onChange={show} />
    </>
  );
};
