import type { Chart } from '#modules/chart-engine/public';
import { orbText } from '#modules/chart-engine/public';
import { Table } from '#ui/table/table';
import type { TransitsView } from '../../../../schemas/sky';
import { texts } from '../texts/texts';
import { nameOf } from './placements';
import styles from './sky.module.css';

/** Aspects among the planets of the chart, the closest first, with their orbs. */
export const AspectsPart = ({ western }: { readonly western: Chart['westernAstrology'] }) => {
  if (!western.aspects) return null;
  return (
    <div className={styles.part}>
      <h3>{texts('aspects')}</h3>
      <p className={styles.axes}>{texts('theClosestFirstThe')}</p>
      <Table
        caption={texts('aspectsBetweenThePlanets')}
        captionHidden
        phones="scroll"
        rows={[...western.aspects].sort((one, other) => one.orb - other.orb)}
        rowKey={({ a, b }) => `${a} ${b}`}
        columns={[
          { key: 'a', head: texts('between'), cell: ({ a, b }) => texts('and', { a: nameOf(a), b: nameOf(b) }) },
          { key: 'type', head: texts('aspect'), cell: ({ type }) => type },
          { key: 'orb', head: texts('orb'), numeric: true, cell: ({ orb }) => orbText(orb) },
        ]}
        empty={texts('noneWithinTheOrbs')}
      />
    </div>
  );
};

/** Aspects from the sky of a moment to the chart, the closest first: orb, and whether it closes or opens. */
export const TransitsPart = ({ sky, when }: { readonly sky: TransitsView; readonly when: string }) => (
  <div className={styles.part}>
    <h3>{texts('transitsTo')}</h3>
    <p className={styles.axes}>{sky.timeKnown ? texts('skyAt', { when }) : texts('transitsNeedTime')}</p>
    {sky.timeKnown && (
      <Table
        caption={texts('transitsCaption')}
        captionHidden
        phones="scroll"
        rows={sky.aspects}
        rowKey={({ transit, natal, type }) => `${transit} ${type} ${natal}`}
        columns={[
          { key: 'transit', head: texts('inTheSky'), cell: ({ transit }) => nameOf(transit) },
          { key: 'type', head: texts('aspect'), cell: ({ type }) => type },
          { key: 'natal', head: texts('inYourChart'), cell: ({ natal }) => nameOf(natal) },
          { key: 'orb', head: texts('orb'), numeric: true, cell: ({ orb }) => orbText(orb) },
          {
            key: 'applying',
            head: texts('motion'),
            cell: ({ applying }) => texts(applying ? 'applying' : 'separating'),
          },
        ]}
        empty={texts('noneWithinTheOrbs')}
      />
    )}
  </div>
);
