import { Link, useApi } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Alert, Badge, type BadgeTone, Button, EmptyState, Skeleton } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { listModules } from '../../schemas/endpoints';
import type { ModuleView } from '../../schemas/modules';
import { ModuleActs } from '../parts/module-acts';
import styles from '../parts/modules.module.css';
import { Override } from '../parts/override';
import { PublishForm } from '../parts/publish-form';
import { describeTimes } from '../parts/times';
import { Versions } from '../parts/versions';
import { texts } from '../texts/texts';

const tones: Readonly<Record<ModuleView['state'], BadgeTone>> = {
  running: 'reviewed',
  off: 'other',
  waiting: 'pending',
  failed: 'booked',
  approval: 'pending',
};

const State = ({ module: { state, isLocked } }: { readonly module: ModuleView }) => (
  <Badge tone={tones[state]}>{isLocked ? texts('locked') : texts(`state.${state}`)}</Badge>
);

interface PartProps {
  readonly modules: readonly ModuleView[];
  readonly onDone: () => void;
}

const Published = ({ modules, onDone }: PartProps) => (
  <section className={styles.list} aria-labelledby="published">
    <h2 id="published">{texts('published')}</h2>
    {modules.length === 0 && (
      <EmptyState title={texts('published.none')}>
        <p>{texts('published.none.more')}</p>
      </EmptyState>
    )}
    {modules.map((module) => (
      <article key={module.id} className={styles.module} aria-labelledby={`module-${module.id}`}>
        <div className={styles.head}>
          <h3 id={`module-${module.id}`}>{module.title}</h3>
          <State module={module} />
          <span className={styles.quiet}>{module.version ?? texts('noVersion')}</span>
        </div>
        {module.reason !== null && (
          <Alert tone="attention">
            {texts('reason', { version: module.version ?? texts('noVersion'), reason: module.reason })}
          </Alert>
        )}
        <Versions module={module} onDone={onDone} />
        <ModuleActs module={module} onDone={onDone} />
      </article>
    ))}
  </section>
);

const columnsOf = (onDone: () => void): readonly Column<ModuleView>[] => [
  {
    key: 'module',
    head: texts('module'),
    cell: ({ title, id }) => (
      <span className={styles.name}>
        {title}
        <small>{id}</small>
      </span>
    ),
  },
  { key: 'version', head: texts('version'), cell: ({ version }) => version },
  { key: 'state', head: texts('state'), cell: (module) => <State module={module} /> },
  {
    key: 'needed',
    head: texts('needed'),
    cell: ({ neededBy }) => (neededBy.length === 0 ? texts('nobody') : neededBy.join(', ')),
  },
  {
    key: 'times',
    head: texts('times'),
    cell: (module) => <span className={styles.times}>{describeTimes(module)}</span>,
  },
  { key: 'errors', head: texts('errors'), numeric: true, cell: ({ errors }) => errors },
  {
    key: 'acts',
    head: texts('acts'),
    actions: true,
    cell: (module) => <ModuleActs module={module} onDone={onDone} />,
  },
];

const BuiltIn = ({ modules, onDone }: PartProps) => (
  <section className={styles.list} aria-labelledby="built-in">
    <div>
      <h2 id="built-in">{texts('builtIn')}</h2>
      <p className={styles.quiet}>{texts('builtIn.lead')}</p>
    </div>
    <Table
      caption={texts('builtIn')}
      captionHidden
      columns={columnsOf(onDone)}
      rows={modules}
      rowKey={({ id }) => id}
    />
  </section>
);

const Modules = () => {
  const { data, error, reload } = useApi(listModules);
  const changed = (): void => void reload();
  if (!data)
    return error ? (
      <Alert tone="error" action={<Button onClick={changed}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    ) : (
      <Skeleton label={texts('loading')} height="24rem" />
    );
  return (
    <div className={styles.list}>
      <p>
        <Link to="/management/modules/api">{texts('api')}</Link>
      </p>
      <Published modules={data.filter(({ isBuiltIn }) => !isBuiltIn)} onDone={changed} />
      <PublishForm onDone={changed} />
      <Override />
      <BuiltIn modules={data.filter(({ isBuiltIn }) => isBuiltIn)} onDone={changed} />
    </div>
  );
};

/** `/management/modules`: which modules and versions run, and every way to switch them. */
export const ModulesPage = () => (
  <StaffPage
    title={texts('title')}
    lead={texts('lead')}
    of="admins"
    back={{ to: '/management', label: texts('management') }}
  >
    <Modules />
  </StaffPage>
);
