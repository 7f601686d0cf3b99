import { Link, useSession } from '#core/web';
import { Card } from '#ui';
import { Conversations, Partners } from '../briefs/briefs';
import { Figures } from '../figures/figures';
import { Room } from '../frame/room';
import { SystemHealth } from '../health/system-health';
import { auditPath, peoplePath } from '../paths';
import { texts } from '../texts/texts';
import styles from './management-page.module.css';

/** The rooms where the work is done, for whom they are open. */
const tools = [
  { name: 'consultations', to: '/admin/consultations', role: 'admin' },
  { name: 'people', to: peoplePath, role: 'admin' },
  { name: 'audit', to: auditPath, role: 'admin' },
  { name: 'practice', to: '/matching', role: 'practitioner' },
] as const;

const Tools = () => {
  const role = useSession(({ user }) => user?.role);
  return (
    <section aria-labelledby="tools" className={styles.block}>
      <h2 id="tools">{texts('tools')}</h2>
      <div className={styles.tools}>
        {tools
          .filter((tool) => tool.role === role)
          .map(({ name, to }) => (
            <Card
              key={name}
              title={texts(`tool.${name}`)}
              link={(title, className) => (
                <Link to={to} className={className}>
                  {title}
                </Link>
              )}
            >
              <p>{texts(`tool.${name}.more`)}</p>
            </Card>
          ))}
      </div>
    </section>
  );
};

/** `/management`: how the product is doing, and the ways into the team's rooms. */
export const ManagementPage = () => (
  <Room title={texts('title')} lead={texts('lead')} of="team">
    <div className={styles.blocks}>
      <Figures />
      <Tools />
      <div className={styles.pair}>
        <Partners />
        <Conversations />
      </div>
      <SystemHealth />
    </div>
  </Room>
);
