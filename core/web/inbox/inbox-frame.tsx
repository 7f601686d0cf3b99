import type { ReactNode } from 'react';
import { useNavigate } from '#core/web';
import { PageHeading } from '#ui';
import { useKeys } from '#ui/live-list/use-keys';
import { useReturn } from '#ui/live-list/use-return';
import styles from './inbox.module.css';
import { Keys } from './keys';
import type { Words } from './words';

interface InboxFrameProps {
  readonly words: Words<
    'title' | 'subtitle' | 'nothing' | 'keys' | 'keys.move' | 'keys.open' | 'keys.search' | 'keys.close'
  >;
  /** Id of the one that is open. */
  readonly selected: string | null;
  /** Address of the list with nothing open. */
  readonly back: string;
  /** Next to the title. */
  readonly aside?: ReactNode;
  /** Above the list: its filters, and whether it is out of date. */
  readonly above: ReactNode;
  readonly list: ReactNode;
  /** Name of the part that shows the open one. */
  readonly label: string;
  /** What the key E does. */
  readonly next: string;
  /** The open one. */
  readonly children: ReactNode;
}

/** The page of an inbox: what came in on one side, what is open on the other, and the keys below. */
export const InboxFrame = (props: InboxFrameProps) => {
  const { words, selected, back, aside, above, list, label, next, children } = props;
  const navigate = useNavigate();
  const close = (): void => void (selected && navigate(back));
  useKeys(Object.fromEntries([['Escape', close]]));
  useReturn(selected);
  const title = (
    <>
      <PageHeading size="tool">{words('title')}</PageHeading>
      <p>{words('subtitle')}</p>
    </>
  );
  return (
    <div data-open={selected !== null} className={styles.inbox}>
      <div className={styles.above}>
        {aside ? (
          <header className={`${styles.head} ${styles.parted}`}>
            <div>{title}</div>
            <p className={styles.aside}>{aside}</p>
          </header>
        ) : (
          <header className={styles.head}>{title}</header>
        )}
        {above}
      </div>
      <div className={styles.panes}>
        {list}
        <section className={styles.detail} aria-label={label}>
          {selected ? children : <p className={styles.nothing}>{words('nothing')}</p>}
        </section>
      </div>
      <Keys
        label={words('keys')}
        keys={[
          [['J', 'K'], words('keys.move')],
          [['↵'], words('keys.open')],
          [['E'], next],
          [['/'], words('keys.search')],
          [['Esc'], words('keys.close')],
        ]}
      />
    </div>
  );
};
