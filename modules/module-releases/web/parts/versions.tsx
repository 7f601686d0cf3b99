import { api, formatDate } from '#core/web';
import { Badge } from '#ui';
import { type Column, Table } from '#ui/table/table';
import { approveVersion, chooseVersion } from '../../schemas/endpoints';
import type { ModuleView, VersionView } from '../../schemas/modules';
import { texts } from '../texts/texts';
import { ActDialog } from './act-dialog';
import { CanaryDialog } from './canary-dialog';
import styles from './modules.module.css';
import { describeTimes } from './times';

interface VersionsProps {
  readonly module: ModuleView;
  readonly onDone: () => void;
}

const describeCanary = ({ share, roles }: NonNullable<ModuleView['canary']>): string => {
  const named = roles.map((role) => texts(`role.${role}`)).join(', ');
  if (share === 0) return texts('canary.roles', { roles: named });
  return named === '' ? texts('canary.share', { share }) : texts('canary', { share, roles: named });
};

const VersionActs = ({ module, version, onDone }: VersionsProps & { readonly version: VersionView }) => {
  const { id, title } = module;
  const of = { title, version: version.version };
  const body = { version: version.version };
  if (version.waitsForApproval)
    return (
      <ActDialog
        name={texts('allow')}
        of={`${title} ${version.version}`}
        title={texts('allow.title', of)}
        more={texts('allow.more', { publisher: version.publisher })}
        act={() => api(approveVersion, { params: { module: id }, body })}
        onDone={onDone}
      />
    );
  if (version.version === module.version) return null;
  return (
    <div className={styles.acts}>
      <ActDialog
        name={texts('use')}
        of={`${title} ${version.version}`}
        title={texts('use.title', of)}
        more={texts('use.more')}
        act={() => api(chooseVersion, { params: { module: id }, body })}
        onDone={onDone}
      />
      {module.canary === null && <CanaryDialog module={id} title={title} version={version.version} onDone={onDone} />}
    </div>
  );
};

const columnsOf = ({ module, onDone }: VersionsProps): readonly Column<VersionView>[] => [
  {
    key: 'version',
    head: texts('version'),
    cell: ({ version, revision, isSigned }) => (
      <span className={styles.two}>
        <span className={styles.head}>
          {version}
          {version === module.version && (
            <Badge tone={module.state === 'running' ? 'reviewed' : 'other'}>
              {module.state === 'running' ? texts('inUse') : texts('chosen')}
            </Badge>
          )}
          {module.canary?.version === version && <Badge tone="sample">{describeCanary(module.canary)}</Badge>}
        </span>
        <small>
          {[
            isSigned ? texts('signed') : texts('unsigned'),
            ...(revision ? [texts('revision', { revision })] : []),
          ].join(', ')}
        </small>
      </span>
    ),
  },
  {
    key: 'when',
    head: texts('when'),
    cell: ({ publishedAt, publishedBy, publisher }) => (
      <span className={styles.two}>
        {formatDate(publishedAt)}
        <small>{texts('by', { who: publishedBy, publisher })}</small>
      </span>
    ),
  },
  { key: 'loads', head: texts('loads'), numeric: true, cell: ({ loads }) => loads },
  {
    key: 'times',
    head: texts('times'),
    cell: describeTimes,
  },
  {
    key: 'errors',
    head: texts('errors'),
    numeric: true,
    cell: ({ errors, lastError, fault }) => (
      <span className={styles.two}>
        {errors}
        {(fault ?? lastError) && <small>{texts('lastError', { error: fault ?? lastError ?? '' })}</small>}
      </span>
    ),
  },
  {
    key: 'acts',
    head: texts('acts'),
    actions: true,
    cell: (version) => <VersionActs module={module} version={version} onDone={onDone} />,
  },
];

/** The versions of a module that are kept: who published them, how they do, and which can take over. */
export const Versions = ({ module, onDone }: VersionsProps) => (
  <Table
    caption={texts('versions', { title: module.title })}
    captionHidden
    columns={columnsOf({ module, onDone })}
    rows={module.versions}
    rowKey={({ version }) => version}
  />
);
