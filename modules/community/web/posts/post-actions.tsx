import { Suspense, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Icon, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Menu, MenuItem } from '#ui/menu/menu';
import type { Author, DiscussionView } from '../../schemas/discussion';
import { texts } from '../texts/texts';
import styles from './post-actions.module.css';

const ReportDialog = lazyPart(() => import('../reports/report-dialog').then((module) => module.ReportDialog));
const HistoryDialog = lazyPart(() => import('./history-dialog').then((module) => module.HistoryDialog));

interface Props {
  readonly kind: 'discussion' | 'response';
  readonly id: string;
  readonly author: Author | null;
  readonly can: DiscussionView['can'];
  readonly hidden: boolean;
  readonly blocked: boolean;
  readonly onEdit: () => void;
  /** It was taken away; `undone` tells that it is back. */
  readonly onDeleted: () => void;
  readonly onUndone: () => void;
  /** Something else about it changed. */
  readonly onChanged: () => void;
}

/** What may be done with a post: the three dots beside it. */
export const PostActions = (props: Props) => {
  const { kind, id, author, can, hidden, blocked } = props;
  const [dialog, setDialog] = useState<'report' | 'history' | null>(null);
  const path = `/api/${kind === 'discussion' ? 'discussions' : 'responses'}/${id}`;
  const run = async (work: () => Promise<unknown>, after: () => void) => {
    try {
      await work();
      after();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  const undo = () => void run(() => api(`${path}/restore`, { method: 'POST' }), props.onUndone);
  const remove = () =>
    void run(
      () => api(path, { method: 'DELETE' }),
      () => {
        props.onDeleted();
        toast({ title: texts('deleted'), ...(author?.you && { action: { label: texts('undo'), onSelect: undo } }) });
      },
    );
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            className={styles.dots}
            aria-label={texts('actions', { name: author?.name ?? texts('former') })}
          >
            <Icon name="more" />
          </button>
        }
      >
        {can.edit && <MenuItem onSelect={props.onEdit}>{texts('edit')}</MenuItem>}
        {can.delete && <MenuItem onSelect={() => setDialog('history')}>{texts('history')}</MenuItem>}
        {!author?.you && <MenuItem onSelect={() => setDialog('report')}>{texts('report')}</MenuItem>}
        {author && !author.you && (
          <MenuItem
            onSelect={() =>
              void run(
                () =>
                  api('/api/community-blocks', { method: 'POST', body: { personId: author.id, blocked: !blocked } }),
                props.onChanged,
              )
            }
          >
            {texts(blocked ? 'unblock' : 'block')}
          </MenuItem>
        )}
        {can.hide && (
          <MenuItem
            onSelect={() =>
              void run(() => api(`${path}/hide`, { method: 'POST', body: { hidden: !hidden } }), props.onChanged)
            }
          >
            {texts(hidden ? 'show' : 'hide')}
          </MenuItem>
        )}
        {can.delete && (
          <MenuItem tone="danger" onSelect={remove}>
            {texts('delete')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {dialog === 'report' && <ReportDialog kind={kind} targetId={id} onClose={close} />}
        {dialog === 'history' && <HistoryDialog path={`${path}/history`} onClose={close} />}
      </Suspense>
    </>
  );
};
