import { type Person, useSearchParams } from '#core/web';
import { Alert, Button } from '#ui';
import { redeem } from '../../api/connections';
import { useAct } from '../../api/use-act';
import { texts } from '../../texts/texts';
import styles from '../connections.module.css';

/** What a mailed or passed on link leads to: a button, since programs open links of mails by themselves. */
export const OpenLink = ({ code, person }: { readonly code: string; readonly person: Person }) => {
  const [, setSearch] = useSearchParams();
  const { busy, failed, run } = useAct(texts('link.gone'));
  const open = async () => {
    if (await run(async () => void (await redeem(code)))) setSearch({}, { replace: true });
  };
  return (
    <section className={styles.received} aria-labelledby="invited-by-link">
      <h2 id="invited-by-link">{texts('link.title')}</h2>
      <p>{texts('link.hint', { name: `${person.firstName} ${person.lastName}`.trim() || person.email })}</p>
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.buttons}>
        <Button variant="loud" pending={busy} onClick={() => void open()}>
          {texts('link.open')}
        </Button>
      </div>
    </section>
  );
};
