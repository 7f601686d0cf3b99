import { useState } from 'react';
import { formatDateTime, Slot, useIsFilled } from '#core/web';
import { Icon } from '#ui';
import { Chip } from '#ui/chip/chip';
import { chartOverlay, type Overlay } from '../../../../public';
import type { BodygraphChart, Half } from '../../bodygraph/chart';
import { OverlayFacts } from './overlay-facts';
import { texts } from './texts/texts';
import { TransitClock } from './transit-clock';
import { useTransits } from './use-overlays';
import type { ChangeViews, Views } from './use-views';
import styles from './views.module.css';

const list = new Intl.ListFormat('en');

interface SwitchesProps {
  readonly chart: BodygraphChart;
  readonly views: Views;
  readonly change: ChangeViews;
  readonly overlays: readonly Overlay[];
  /** Lays another person's chart over the own one, or takes it away. */
  readonly setPerson: (person: Overlay | null) => void;
}

const Switch = ({
  on,
  name,
  onPress,
}: {
  readonly on: boolean;
  readonly name: string;
  readonly onPress: () => void;
}) => (
  <Chip pressed={on} onClick={onPress}>
    <Icon name={on ? 'check' : 'plus'} size={16} />
    {name}
  </Chip>
);

/** What is shown, in words. */
const Said = ({ views, overlays }: Pick<SwitchesProps, 'views' | 'overlays'>) => {
  const { data: sky } = useTransits(views);
  const has = (half: Half) => (views.show.includes(half) ? 'yes' : 'no');
  const names = overlays.map(({ look, label }) =>
    look === 'transit'
      ? texts('skyOf', { when: sky ? formatDateTime(sky.at) : '' })
      : texts('chartOf', { name: label }),
  );
  return (
    <p
      className={styles.said}
      aria-live="polite"
      data-usual={views.show.length === 2 && names.length === 0 ? '' : undefined}
    >
      {views.show.length === 0
        ? texts('stateNothing')
        : texts('state', { sides: texts('sides', { design: has('design'), personality: has('personality') }) })}{' '}
      {names.length > 0 && texts('stateOver', { names: list.format(names) })}
    </p>
  );
};

/** Four switches under the bodygraph, each on its own: design, personality, the sky of a moment, another person. */
export const ViewSwitches = ({ chart, views, change, overlays, setPerson }: SwitchesProps) => {
  const [asking, ask] = useState(false);
  const half = (name: Half) => (
    <Switch
      on={views.show.includes(name)}
      name={texts(name)}
      onPress={() =>
        change(({ show }) => ({ show: show.includes(name) ? show.filter((one) => one !== name) : [...show, name] }))
      }
    />
  );
  const mayAsk = useIsFilled(chartOverlay);
  const withPerson = mayAsk && (asking || views.person !== null);
  return (
    <div className={styles.views}>
      <fieldset className={styles.switches}>
        <legend className="visually-hidden">{texts('shown')}</legend>
        {half('design')}
        {half('personality')}
        <Switch
          on={views.transit !== null}
          name={texts('transits')}
          onPress={() => change(({ transit }) => ({ transit: transit === null ? 'now' : null }))}
        />
        {mayAsk && (
          <Switch
            on={withPerson}
            name={texts('person')}
            onPress={() => {
              ask(!withPerson);
              if (views.person !== null) change({ person: null });
            }}
          />
        )}
      </fieldset>
      <Said views={views} overlays={overlays} />
      {views.transit !== null && <TransitClock views={views} change={change} />}
      {withPerson && (
        <Slot
          of={chartOverlay}
          with={{ person: views.person, onChoose: (person) => change({ person }), onOverlay: setPerson }}
        />
      )}
      {overlays.map((overlay) => (
        <OverlayFacts key={overlay.look} chart={chart} overlay={overlay} />
      ))}
    </div>
  );
};
