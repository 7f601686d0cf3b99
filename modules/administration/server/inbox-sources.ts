import { type HostJobs, type HostMails, hostJobs, hostMails } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import type { InboxFacts, InboxSource } from '#modules/inbox/public';

/** Most failures that the inbox lists; the pages of health show how many there are. */
const most = 200;
const href = '/management#health';

type FailedJobs = Awaited<ReturnType<HostJobs['listFailed']>>;
type FailedMails = Awaited<ReturnType<HostMails['listFailed']>>;

/** The host's lists as rows. Nothing of them is done: what was decided on is not in the lists any more. */
const toRows = (db: PortDatabase, failures: readonly { readonly id: string; readonly failedAt: string }[]) => ({
  query: db
    .from(db.raw('jsonb_to_recordset(?::jsonb) as f(id text, "failedAt" timestamptz)', [JSON.stringify(failures)]))
    .select(
      'f.id',
      'f.failedAt as at',
      db.raw('null::timestamptz as due_at'),
      db.raw('false as done'),
      db.raw("'' as search"),
      db.raw('null::text as person'),
      db.raw('null::uuid as assignee'),
    ),
});

const describeFailures = <F extends { readonly id: string }>(
  failures: readonly F[],
  ids: readonly string[],
  toFacts: (failure: F) => Pick<InboxFacts, 'title' | 'detail'>,
): ReadonlyMap<string, InboxFacts> =>
  new Map(
    failures
      .filter(({ id }) => ids.includes(id))
      .map((failure) => [failure.id, { ...toFacts(failure), email: null, personId: null, href }]),
  );

/** Mails that could not be delivered, and jobs that will not be tried again. */
export const failureSources = (core: Core): readonly InboxSource[] => {
  const mails = (): Promise<FailedMails> => core.port(hostMails).listFailed(most);
  const jobs = (): Promise<FailedJobs> => core.port(hostJobs).listFailed(most);
  return [
    {
      kind: 'failed-mail',
      rank: 50,
      permission: 'administration.manage-mails',
      label: 'Failed mail',
      isInternal: true,
      rows: async (db) => toRows(db, await mails()),
      describe: async (_, ids) =>
        describeFailures(await mails(), ids, ({ kind, recipient, reason }) => ({
          title: recipient ?? 'A recipient that cannot be read',
          detail: `${kind} · ${reason}`,
        })),
    },
    {
      kind: 'failed-job',
      rank: 51,
      permission: 'administration.read-jobs',
      label: 'Failed job',
      isInternal: true,
      rows: async (db) => toRows(db, await jobs()),
      describe: async (_, ids) =>
        describeFailures(await jobs(), ids, ({ task, attempts, reason }) => ({
          title: task,
          detail: `${attempts} attempts · ${reason}`,
        })),
    },
  ];
};
