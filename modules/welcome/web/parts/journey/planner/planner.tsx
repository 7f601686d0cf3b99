import { useState } from 'react';
import { formatMoney } from '#core/web';
import { Button } from '#ui';
import { type BandId, bands } from '../../../../lib/costs/bands';
import { costs } from '../../../../lib/costs/costs';
import { firstPlan, fullJourney, type Plan } from '../../../../lib/costs/plan';
import { countWeeks } from '../../../../lib/journey-figures';
import { getFigures } from '../../figures';
import { texts } from '../texts/texts';
import { Choice } from './controls';
import { Extras } from './extras';
import styles from './planner.module.css';
import { BandTable, PlanTable } from './price-tables';
import { bandWords, verdict } from './verdict';
import { Waterfall } from './waterfall';

/** What a journey costs: bars, a sentence about a budget, everything to choose from, and the same as tables. */
export const Planner = () => {
  const [plan, setPlan] = useState<Plan>(firstPlan);
  const [bandId, setBandId] = useState<BandId>('fifteen');
  const band = bands.find(({ id }) => id === bandId) ?? bands[1];
  const { prices, lengths } = getFigures();
  const planned = costs(plan, prices);
  const full = plan.assessment && plan.retreat && plan.integration && plan.aftercare === 0;
  return (
    <section className={styles.section} id="cost" aria-labelledby="cost-title">
      <div className="wrap">
        <div className={`grid ${styles.head}`}>
          <p className="side-head">{texts('cost.side')}</p>
          <h2 id="cost-title">{texts('cost', { money: formatMoney(costs(fullJourney, prices).total.from) })}</h2>
          <p className="lead">{texts('cost.lead', { ...countWeeks(lengths) })}</p>
        </div>
        <Choice
          legend={texts('budget')}
          options={bands.map((one) => ({ value: one.id, label: bandWords(one) }))}
          value={bandId}
          onChange={setBandId}
        />
        <figure className={styles.figure} aria-label={texts('axis')}>
          <Waterfall plan={plan} costs={planned} band={band} full={full} />
          <figcaption>
            <p className={styles.verdict} role="status">
              {verdict(band, planned, full).join(' ')}
            </p>
          </figcaption>
        </figure>
        <Extras plan={plan} onChange={(part) => setPlan({ ...plan, ...part })} />
        <div className={styles.notes}>
          <Button variant="bare" onClick={() => setPlan(firstPlan)}>
            {texts('reset')}
          </Button>
          <p className="small quiet">{texts('notes')}</p>
        </div>
        <noscript>
          <p className="small quiet">{texts('noScript')}</p>
        </noscript>
        <details className={styles.details}>
          <summary>{texts('table')}</summary>
          <div className={styles.tables}>
            <PlanTable plan={plan} costs={planned} full={full} />
            <BandTable />
          </div>
        </details>
      </div>
    </section>
  );
};
