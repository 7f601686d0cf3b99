import { shellOnward } from '#core/contract/shell-slots';
import { askToSignIn, findHomePage, Link, rich, Slot, useSession } from '#core/web';
import { Button, LinkButton, Skeleton } from '#ui';
import { LivingGem } from '#ui/gem/living-gem';
import { useLinks } from '../../../../../shell/navigation';
import styles from './hero.module.css';
import { litInExample, shownFirst } from './labors/example';
import { questionnaire, served } from './served';
import { texts } from './texts/texts';

/** The loud button: on with one's own journey, to the questionnaire, or to an account where there is none. */
const Begin = () => {
  const signedIn = useSession((session) => session.user !== null);
  const [home] = useLinks('bar');
  if (signedIn && home)
    return (
      <Slot
        of={shellOnward}
        with={{}}
        waiting={<Skeleton height={48} className={styles.waiting} />}
        fallback={
          <LinkButton as={Link} to={home.to} variant="loud">
            {texts('toYourPage')}
          </LinkButton>
        }
      />
    );
  if (served(questionnaire))
    return (
      <LinkButton as={Link} to={questionnaire} variant="loud">
        {texts('begin')}
      </LinkButton>
    );
  return (
    <Button variant="loud" onClick={() => askToSignIn({ mode: 'create-account', returnTo: findHomePage('client') })}>
      {texts('begin')}
    </Button>
  );
};

/** What this is, in one sentence and one picture. */
export const Hero = () => (
  <section className={styles.hero}>
    <div className={`wrap grid ${styles.plate}`}>
      <div className={styles.say}>
        <h1 className={styles.title}>{texts('title')}</h1>
        <p className={styles.lead}>{texts('lead')}</p>
        <div className={styles.acts}>
          <Begin />
          <LinkButton href="#try">{texts('tryFirst')}</LinkButton>
        </div>
        <p className={`small quiet ${styles.note}`}>{texts('note')}</p>
      </div>
      <LivingGem
        className={styles.gem}
        lit={litInExample}
        front={shownFirst}
        up={3}
        caption={rich(texts('gem'), { b: (words) => <b>{words}</b> })}
        words={{ pause: texts('pause'), turn: texts('turn') }}
      />
    </div>
  </section>
);
