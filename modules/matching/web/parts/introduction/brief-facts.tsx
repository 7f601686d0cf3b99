import type { MatchBrief } from '../../../schemas/match-status';
import styles from './introduction.module.css';
import { briefTexts as texts } from './texts/texts';

/** The de-identified brief, the same for the client who sends it and for the practitioner who gets it. */
export const BriefFacts = ({ brief }: { readonly brief: MatchBrief }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{texts('themes')}</dt>
      <dd>{brief.themes.length > 0 ? brief.themes.join(', ') : texts('themes.none')}</dd>
    </div>
    <div>
      <dt>{texts('type')}</dt>
      <dd>{brief.designType ?? texts('type.none')}</dd>
    </div>
    <div>
      <dt>{texts('language')}</dt>
      <dd>{brief.language ? texts(`language.${brief.language}`) : texts('none')}</dd>
    </div>
    <div>
      <dt>{texts('clock')}</dt>
      <dd>{brief.utcOffset ? texts('clock.is', { offset: brief.utcOffset }) : texts('none')}</dd>
    </div>
    {brief.reasons.length > 0 && (
      <div>
        <dt>{texts('reasons')}</dt>
        <dd>
          <ul className={styles.reasons}>
            {brief.reasons.map(({ criterion, points, weight, about }) => (
              <li key={criterion}>
                {about.length > 0
                  ? texts('reason.about', { criterion: texts(`reason.${criterion}`), about: about.join(', ') })
                  : texts(`reason.${criterion}`)}{' '}
                <span>{texts('reason.points', { points: Math.round(points), weight })}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    )}
  </dl>
);
