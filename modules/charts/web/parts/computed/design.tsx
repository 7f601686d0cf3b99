import type { ChannelView, Chart } from '#modules/chart-engine/public';
import { BODIES, centreGroups, MOTORS } from '#modules/chart-engine/public';
import { writtenName } from '../bodygraph/chart';
import { Section } from '../detailed/section';
import styles from './computed.module.css';
import { OrderedRules } from './ordered-rules';
import { Row } from './row';
import { texts } from './texts/texts';

const and = new Intl.ListFormat('en');
const types = ['Reflector', 'Manifesting Generator', 'Generator', 'Manifestor', 'Projector'] as const;
const authorities = ['Lunar', 'Emotional', 'Sacral', 'Splenic', 'Ego', 'Self-Projected', 'Mental'] as const;

/** Who activates a gate: "gate 10 by Sun and design Mars". */
const carriers = ({ personality, design }: Chart['humanDesign'], gate: number): string => {
  const bodies = (['personality', 'design'] as const).flatMap((half) =>
    BODIES.filter((body) => (half === 'design' ? design : personality)[body].gate === gate).map((body) =>
      texts('bodyHalf', { half, body: writtenName(body) }),
    ),
  );
  return texts('gateBy', { gate, bodies: and.format(bodies) });
};

const Channels = ({
  of,
  channels,
}: {
  readonly of: Chart['humanDesign'];
  readonly channels: readonly ChannelView[];
}) => (
  <Row name={texts('channels')}>
    {channels.length === 0 ? (
      texts('noChannels')
    ) : (
      <ul className={styles.list}>
        {channels.map(({ id, name, gates: [low, high] }) => (
          <li key={id}>
            {texts('channelOf', { id: id.replace('-', '–'), name, low: carriers(of, low), high: carriers(of, high) })}
          </li>
        ))}
      </ul>
    )}
  </Row>
);

/** Which motors stand in the group of the Throat. */
const throatText = (groups: readonly (readonly string[])[]): string => {
  const group = groups.find((one) => one.includes('Throat'));
  if (!group) return texts('throatOpen');
  const motors = MOTORS.filter((motor) => group.includes(motor)).map(writtenName);
  return motors.length > 0 ? texts('motors', { motors: and.format(motors), count: motors.length }) : texts('noMotor');
};

/** From channels to centres, type, authority, definition, profile and cross. */
export const Design = ({ chart }: { readonly chart: Chart }) => {
  const { humanDesign: design } = chart;
  const channels = design.channelDetails;
  const groups = channels && centreGroups(channels);
  const [sun, designSun] = [design.personality.Sun.line, design.design.Sun.line];
  return (
    <Section id="design" title={texts('design')} intro={texts('designIntro')}>
      <dl className={styles.facts}>
        {channels && <Channels of={design} channels={channels} />}
        {groups && (
          <Row name={texts('groups')}>
            <ul className={styles.list}>
              {groups.map((group) => (
                <li key={group[0]}>{and.format(group.map(writtenName))}</li>
              ))}
            </ul>
            <small>{texts('definitionIs', { count: groups.length, definition: design.definition ?? '' })}</small>
          </Row>
        )}
        <Row name={texts('type')}>
          <small>{texts('typeIntro')}</small>
          <OrderedRules rules={types} applied={design.type} say={(type) => texts(`type.${type}`)} />
          <small>{groups ? throatText(groups) : texts('open')}</small>
        </Row>
        <Row name={texts('authority')}>
          <OrderedRules rules={authorities} applied={design.authority} say={(one) => texts(`authority.${one}`)} />
        </Row>
        <Row name={texts('profile')}>
          {design.profile
            ? texts('profileRule', {
                one: sun ?? '',
                other: designSun ?? '',
                profile: design.profile,
                name: design.profileName ?? '',
              })
            : texts('open')}
        </Row>
        <Row name={texts('cross')}>
          {design.incarnationCross ? texts('crossRule', { cross: design.incarnationCross }) : texts('open')}
        </Row>
      </dl>
    </Section>
  );
};
