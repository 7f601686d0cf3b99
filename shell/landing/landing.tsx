import { askToSignIn, Link, useSession, useTitle } from '#core/web';
import { Button, LinkButton } from '#ui';
import { Gem } from '#ui/gem/gem';
import { useLinks } from '../navigation';
import styles from './landing.module.css';

const steps = [
  {
    name: 'Your chart',
    words:
      'Date, time and place of birth. The sky of that minute is computed to the second of arc, and every figure says where it comes from. An unknown hour is left unknown.',
  },
  {
    name: 'Twelve Labors',
    words:
      'Twelve sides of a life, one question each, from Origins to Meaning & Legacy. You write as much as you like, in any order; each line is kept as you go, and closed to others.',
  },
  {
    name: 'A reading, and a person',
    words:
      'From three Labors on you can have a reading that quotes your own sentences, each with its number. Then see which practitioners fit what you wrote, with the reasons.',
  },
];

const pillars = [
  [
    'Your own words',
    'Your answers are not graded and nothing is diagnosed. Each sentence that comes back can be traced to one of yours.',
  ],
  [
    'Several lenses, no law',
    'Jung first, Frankl beside him, Eliade in support. A chart is a way to look, not a verdict.',
  ],
  [
    'Closed until you open it',
    'What you write is encrypted with a key of your own. Deleting your account deletes the key.',
  ],
] as const;

const FirstStep = () => {
  const signedIn = useSession((session) => session.user !== null);
  const [home] = useLinks('bar');
  if (signedIn && home)
    return (
      <LinkButton as={Link} to={home.to} variant="loud">
        Go on where you were
      </LinkButton>
    );
  return (
    <>
      <Button variant="loud" onClick={() => askToSignIn({ mode: 'create-account', returnTo: '/dashboard' })}>
        Begin your journey
      </Button>
      <Button onClick={() => askToSignIn({ returnTo: '/dashboard' })}>I have an account</Button>
    </>
  );
};

/** The landing page until a module draws a fuller one: what this is, how it goes, and one way in. */
export const Landing = () => {
  useTitle('Hedo');
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap grid ${styles.plate}`}>
          <div className={styles.say}>
            <h1 className={styles.title}>Your life, seen from twelve sides.</h1>
            <p className={styles.lead}>
              Hedo asks twelve questions, slowly. You answer in your own words, beside an exact chart. What comes back
              reads like an essay about you, and you decide who sees a line of it.
            </p>
            <div className={styles.acts}>
              <FirstStep />
            </div>
            <p className="small quiet">Saved as you go. You can stop at any step and come back.</p>
          </div>
          <div className={styles.gem}>
            <Gem lit={[1, 3, 6, 9, 11]} front={4} />
          </div>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="how">
        <div className="wrap grid">
          <p className={`side-head ${styles.side}`}>Three steps</p>
          <h2 id="how" className={styles.head}>
            Look, write, be read.
          </h2>
          <ol className={styles.steps}>
            {steps.map(({ name, words }, index) => (
              <li key={name}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{name}</h3>
                <p className="quiet">{words}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="stands">
        <div className="wrap grid">
          <p className={`side-head ${styles.side}`}>Foundations</p>
          <h2 id="stands" className={styles.head}>
            What the work stands on.
          </h2>
          <dl className={styles.pillars}>
            {pillars.map(([name, words]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="quiet">{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
};
