import { formatMoney } from '#core/web';
import type { Line, LineId } from '../../../../lib/costs/costs';
import type { Plan } from '../../../../lib/costs/plan';
import { findStageName, getFigures } from '../../figures';
import { texts } from '../texts/texts';

/** What a line is called: a stage by the name that staff gave it. */
export const lineName = (id: LineId): string => {
  const isStage =
    id === 'intake' || id === 'assessment' || id === 'retreat' || id === 'integration' || id === 'aftercare';
  return (isStage && findStageName(id)) || texts(`line.${id}`);
};

/** What stands under the name of a line: how long it lasts, or what it is made of. */
export const noteOf = ({ id }: Line, plan: Plan): string => {
  const { lengths, prices } = getFigures();
  switch (id) {
    case 'intake':
    case 'assessment':
      return texts('note.weeks', { ...lengths[id] });
    case 'integration':
      return texts('note.week', { count: lengths.integration.to });
    case 'retreat':
      return texts('note.days', { ...lengths.retreat });
    case 'aftercare':
      return texts('note.months', { count: plan.aftercare, price: formatMoney(prices.aftercare) });
    case 'sessions':
      return texts('note.sessions', {
        count: Math.min(plan.sessionDays, plan.days),
        price: formatMoney(prices.sessionDay),
      });
    case 'treatments':
      return texts('note.treatments', { count: plan.treatments, price: formatMoney(prices.treatment) });
    default:
      return texts(`note.${id}`);
  }
};
