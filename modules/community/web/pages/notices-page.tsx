import { api, formatDateTime, Link, refreshAnswers, useChannel, useTitle } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Button } from '#ui';
import { countNotices, listNotices, readAllNotices, readNotice } from '../../schemas/endpoints';
import { Frame } from '../parts/frame/frame';
import { Listing } from '../parts/frame/listing';
import { DigestSwitch } from '../parts/notices/digest-switch';
import styles from '../parts/reports/reports.module.css';
import { texts } from '../texts/texts';

/** `/community/notifications`: what happened and concerns the reader, newest first. */
export const NoticesPage = () => {
  useTitle(texts('notices'));
  const pages = usePages(listNotices);
  useChannel(null, (event) => {
    if (event === 'notices.changed' || event === 'reconnected') void pages.reload();
  });
  const read = async (id?: string) => {
    await (id === undefined ? api(readAllNotices) : api(readNotice, { params: { id } }));
    pages.change((rows) => rows.map((row) => (id === undefined || row.id === id ? { ...row, read: true } : row)));
    await refreshAnswers(countNotices);
  };
  return (
    <Frame>
      <div className={styles.choice}>
        <DigestSwitch />
      </div>
      <Listing pages={pages} none={texts('notices.none')} hint={texts('notices.none.hint')}>
        {(rows) => (
          <>
            {rows.some((row) => !row.read) && (
              <p className={styles.readAll}>
                <Button onClick={() => void read()}>{texts('notices.readAll')}</Button>
              </p>
            )}
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.id} className={styles.notice}>
                  <Link to={row.path} onClick={() => void read(row.id)}>
                    {texts(`notice.${row.kind}`, { about: row.about ?? texts('notice.gone') })}
                  </Link>
                  <time className={styles.meta} dateTime={row.at}>
                    {formatDateTime(row.at)}
                  </time>
                  {!row.read && <span className={styles.new}>{texts('notice.new')}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Listing>
    </Frame>
  );
};
