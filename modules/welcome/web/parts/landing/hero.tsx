import { askToSignIn, findHomePage, getHouse, getPageData, hasPage, Link, rich, Slot, useSession } from '#core/web';
import { findPageContent } from '#modules/studio/public';
import { Button, LinkButton, Skeleton } from '#ui';
import { LivingGem } from '#ui/gem/living-gem';
import { frontPageNoun, openingKey, readOpening } from '../../../lib/front-page';
import { onward } from '../../../public';
import styles from './hero.module.css';
import { litInExample, shownFirst } from './labors/example';
import { questionnaire } from './questionnaire';
import { texts } from './texts/texts';

/** The loud button: on with one's own journey, to the questionnaire, or to an account where there is none. */
const Begin = () => {
  const role = useSession((session) => session.user?.role);
  const home = role && findHomePage(role);
  if (home && home !== '/')
    return (
      <Slot
        of={onward}
        with={{}}
        waiting={<Skeleton height={48} className={styles.waiting} />}
        fallback={
          <LinkButton as={Link} to={home} variant="loud">
            {texts('toYourPage')}
          </LinkButton>
        }
      />
    );
  if (hasPage(questionnaire))
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

/** The words that staff published, else the built-in ones. */
const opening = (name: 'title' | 'lead' | 'note'): string =>
  readOpening(findPageContent(getPageData().content, frontPageNoun)[openingKey], name, getHouse().name) ?? texts(name);

/** What this is, in one sentence and one picture. */
export const Hero = () => {
  const note = opening('note');
  return (
    <section className={styles.hero}>
      <div className={`wrap grid ${styles.plate}`}>
        <div className={styles.say}>
          <h1 className={styles.title}>{opening('title')}</h1>
          <p className={styles.lead}>{opening('lead')}</p>
          <div className={styles.acts}>
            <Begin />
            <LinkButton href="#try">{texts('tryFirst')}</LinkButton>
          </div>
          {note && <p className={`small quiet ${styles.note}`}>{note}</p>}
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
};
