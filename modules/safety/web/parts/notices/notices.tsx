import { createPortal } from 'react-dom';
import { api, Link, rich, storeAnswer, useApi, useChannel, useLocation, useSession } from '#core/web';
import { Button } from '#ui';
import { countRequests, getHelpOffer, removeHelpOffer } from '../../../schemas/endpoints';
import { contactRequestsPage } from '../../../schemas/values';
import { texts } from '../contact-offer/texts/texts';
import { texts as queueTexts } from '../queue/texts/texts';
import styles from './notices.module.css';

/** Help that was found to be wanted after its page had been answered: on whatever page the person is now. */
const OfferedHelp = () => {
  const { data, reload } = useApi(getHelpOffer);
  useChannel(null, (event) => {
    if (event === 'help.offered' || event === 'reconnected') void reload();
  });
  if (!data?.offered) return null;
  const close = async () => {
    await storeAnswer(getHelpOffer, {}, { offered: false });
    // Not taken away on the server: it comes back with the next page, which is better than being lost.
    await api(removeHelpOffer, {}, { quiet: true }).catch(() => null);
  };
  return (
    <aside className={styles.notice} aria-label={texts('offer')}>
      <p role="status">
        <b>{texts('offer')}</b> {rich(texts('offer.text'), { a: (words) => <Link to="/help-now">{words}</Link> })}
      </p>
      <Button variant="bare" onClick={() => void close()}>
        {texts('offer.close')}
      </Button>
    </aside>
  );
};

/** For staff on every page but the queue's own: somebody waits to be contacted. */
const WaitingRequests = () => {
  const { pathname } = useLocation();
  const { data, reload } = useApi(countRequests, {}, { everySeconds: 60 });
  useChannel('admin:contact-requests', () => void reload());
  if (!data?.waiting || pathname.startsWith(contactRequestsPage)) return null;
  return (
    <aside className={styles.notice} lang="en" aria-label={queueTexts('title')}>
      <p role="status">
        <b>{queueTexts('waiting', { count: data.waiting })}</b>{' '}
        {data.overdue > 0 && <span className={styles.late}>{queueTexts('overdue', { count: data.overdue })}</span>}
      </p>
      <Link to={contactRequestsPage}>{queueTexts('open')}</Link>
    </aside>
  );
};

/** What cannot wait until its page is opened; it stands over the page, and takes no room in the header. */
export const Notices = () => {
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  return createPortal(
    <div className={styles.notices}>
      <OfferedHelp />
      {isAdmin && <WaitingRequests />}
    </div>,
    document.body,
  );
};
