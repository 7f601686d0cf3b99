import { Suspense, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Icon, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { Menu, MenuItem } from '#ui/menu/menu';
import type { Author, DiscussionView } from '../../../schemas/discussion';
import { setBlock } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import styles from './post-actions.module.css';
import { type PostKind, postEndpoints } from './post-endpoints';

const ReportDialog = lazyPart(() => import('../reports/report-dialog').then((module) => module.ReportDialog));
const HistoryDialog = lazyPart(() => import('./history-dialog').then((module) => module.HistoryDialog));

interface Props {
  readonly kind: PostKind;
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

/** What may be done with a post: the three dots next to it. */
export const PostActions = (props: Props) => {
  const { kind, id, author, can, hidden, blocked } = props;
  const [dialog, setDialog] = useState<'report' | 'history' | null>(null);
  const endpoints = postEndpoints[kind];
  const params = { id };
  const run = async (work: () => Promise<unknown>, after: () => void) => {
    try {
      await work();
      after();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  const undo = () => void run(() => api(endpoints.restore, { params }), props.onUndone);
  const remove = () =>
    void run(
      () => api(endpoints.remove, { params }),
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
              void run(() => api(setBlock, { body: { personId: author.id, blocked: !blocked } }), props.onChanged)
            }
          >
            {texts(blocked ? 'unblock' : 'block')}
          </MenuItem>
        )}
        {can.hide && (
          <MenuItem
            onSelect={() => void run(() => api(endpoints.hide, { params, body: { hidden: !hidden } }), props.onChanged)}
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
        {dialog === 'history' && <HistoryDialog kind={kind} id={id} onClose={close} />}
      </Suspense>
    </>
  );
};
