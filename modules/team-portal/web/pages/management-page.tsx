import { Link, useSession } from '#core/web';
import { Card } from '#ui';
import { Conversations, Partners } from '../briefs/briefs';
import { Figures } from '../figures/figures';
import { Room } from '../frame/room';
import { SystemHealth } from '../health/system-health';
import { UndeliverableMail } from '../health/undeliverable-mail';
import { analyticsPath, auditPath, consultationsPath, experiencesPath, peoplePath, practitionersPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './management-page.module.css';

/** The three tools of the whole team, and the rooms of the office for whom they are open. */
const tools = [
  { name: 'analytics', to: analyticsPath },
  { name: 'network', to: practitionersPath },
  { name: 'retreats', to: experiencesPath },
] as const;
const office = [
  { name: 'consultations', to: consultationsPath, role: 'admin' },
  { name: 'people', to: peoplePath, role: 'admin' },
  { name: 'audit', to: auditPath, role: 'admin' },
  { name: 'practice', to: '/matching', role: 'practitioner' },
] as const;

type Tool = (typeof tools)[number] | (typeof office)[number];

const ToolCards = ({ of, cards }: { readonly of: 'tools' | 'office'; readonly cards: readonly Tool[] }) => (
  <section aria-labelledby={of} className={styles.block}>
    <h2 id={of}>{texts(of)}</h2>
    <div className={styles.tools}>
      {cards.map(({ name, to }) => (
        <Card
          key={name}
          title={texts(`tool.${name}`)}
          link={(label, className) => (
            <Link to={to} className={className}>
              {label}
            </Link>
          )}
        >
          <p>{texts(`tool.${name}.more`)}</p>
        </Card>
      ))}
    </div>
  </section>
);

const Office = () => {
  const role = useSession(({ user }) => user?.role);
  return <ToolCards of="office" cards={office.filter((tool) => tool.role === role)} />;
};

/** `/management`: how the product is doing, and the ways into the team's rooms. */
export const ManagementPage = () => (
  <Room title={texts('title')} lead={texts('lead')} of="team">
    <div className={styles.blocks}>
      <Figures />
      <div className={styles.pair}>
        <Partners />
        <Conversations />
      </div>
      <ToolCards of="tools" cards={tools} />
      <Office />
      <SystemHealth />
      <UndeliverableMail />
    </div>
  </Room>
);
