import { Link, useNavigate, useSearchParams } from '#core/web';
import { Alert, Button, Icon, Skeleton } from '#ui';
import { Tabs } from '#ui/tabs/tabs';
import { isSensitive } from '../../../schemas/fields';
import { ChartFacts } from '../../chart/chart-facts';
import { inboxAt } from '../paths';
import { texts } from '../texts/texts';
import { AnswerRows } from './answers';
import styles from './detail.module.css';
import { Head } from './head';
import { Sealed } from './sealed';
import type { IntakeDesk } from './use-intake';
import { Work } from './work';

type TabName = 'answers' | 'chart' | 'work';
const tabNames = ['answers', 'chart', 'work'] as const;

interface IntakeDetailProps {
  readonly desk: IntakeDesk;
  /** Address of the list without an open intake. */
  readonly back: string;
}

const Way = ({ back }: Pick<IntakeDetailProps, 'back'>) => (
  <Link to={back} className={styles.back}>
    <Icon name="back" size={18} />
    {texts('back')}
  </Link>
);

/** While an intake loads, and when it does not come. */
const Missing = ({ desk, back }: IntakeDetailProps) => {
  const { error } = desk;
  const gone = error?.status === 404;
  return (
    <>
      <Way back={back} />
      <div className={styles.state}>
        {error ? (
          <Alert
            tone={gone ? 'attention' : 'error'}
            action={!gone && <Button onClick={() => void desk.reload()}>{texts('again')}</Button>}
          >
            {texts(gone ? 'gone' : 'detail.failed')}
          </Alert>
        ) : (
          <Skeleton lines={6} label={texts('detail.loading')} />
        )}
      </div>
    </>
  );
};

/** One intake in its tabs; which one is open stands in the address. */
export const IntakeDetail = ({ desk, back }: IntakeDetailProps) => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: intake } = desk;
  if (!intake) return <Missing desk={desk} back={back} />;
  const open = tabNames.find((name) => name === params.get('tab')) ?? 'answers';
  const show = (tab: TabName): void =>
    void navigate(inboxAt(params, { tab: tab === 'answers' ? null : tab }), { replace: true });
  const tabs = [
    {
      value: 'answers' as const,
      label: texts('tab.answers'),
      content: (
        <div className={styles.part}>
          <AnswerRows intake={intake} shows={(name) => !isSensitive(name)} />
          <Sealed intake={intake} desk={desk} />
        </div>
      ),
    },
    {
      value: 'chart' as const,
      label: texts('tab.chart'),
      content: (
        <div className={styles.part}>
          {intake.chart ? <ChartFacts chart={intake.chart} /> : <p className="quiet">{texts('chart.none')}</p>}
        </div>
      ),
    },
    { value: 'work' as const, label: texts('tab.work'), content: <Work intake={intake} desk={desk} /> },
  ];
  return (
    <>
      <Way back={back} />
      <Head intake={intake} desk={desk} />
      <Tabs<TabName> label={texts('detail')} tabs={tabs} value={open} onChange={show} />
    </>
  );
};
