import { getPageData, Link, Slot, useSession } from '#core/web';
import { StaffPage } from '#core/web/staff-page/staff-page';
import { Card, Skeleton } from '#ui';
import { briefs, health, overview } from '../../public';
import {
  auditPath,
  businessPath,
  consultationsPath,
  contactRequestsPath,
  editorialPath,
  experiencesPath,
  importsPath,
  inboxPath,
  intakesPath,
  integrationsPath,
  mediaPath,
  moneyPath,
  openingsPath,
  peoplePath,
  portalPath,
  practitionersPath,
  reportsPath,
  studioPath,
} from '../paths';
import { texts } from '../texts/texts';
import styles from './management-page.module.css';

/** The three tools of the whole team, and the rooms of the office for whom they are open. */
const tools = [
  { name: 'analytics', to: portalPath },
  { name: 'network', to: practitionersPath },
  { name: 'retreats', to: experiencesPath },
] as const;
const office = [
  { name: 'inbox', to: inboxPath, roles: ['admin'], module: 'inbox' },
  { name: 'contact', to: contactRequestsPath, roles: ['admin'], module: 'safety' },
  { name: 'consultations', to: consultationsPath, roles: ['admin'], module: 'consultations' },
  { name: 'intakes', to: intakesPath, roles: ['admin'], module: 'intake' },
  { name: 'reports', to: reportsPath, roles: ['admin'], module: 'community' },
  { name: 'editorial', to: editorialPath, roles: ['admin', 'practitioner'], module: 'magazine' },
  { name: 'studio', to: studioPath, roles: ['admin'], module: 'studio' },
  { name: 'media', to: mediaPath, roles: ['admin'], module: 'media' },
  { name: 'business', to: businessPath, roles: ['admin', 'practitioner'], module: 'analytics' },
  { name: 'money', to: moneyPath, roles: ['admin'], module: 'money' },
  { name: 'people', to: peoplePath, roles: ['admin'], module: 'administration' },
  { name: 'openings', to: openingsPath, roles: ['admin'], module: 'administration' },
  { name: 'audit', to: auditPath, roles: ['admin'], module: 'administration' },
  { name: 'integrations', to: integrationsPath, roles: ['admin'], module: 'integrations' },
  { name: 'imports', to: importsPath, roles: ['admin'], module: 'imports' },
  { name: 'practice', to: '/matching', roles: ['practitioner'], module: 'matching' },
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

/** The rooms of those modules that are there. */
const Office = () => {
  const role = useSession(({ user }) => user?.role);
  const present = new Set(getPageData().modules.map(({ id }) => id));
  const cards = office.filter(({ roles, module }) => roles.some((one) => one === role) && present.has(module));
  return <ToolCards of="office" cards={cards} />;
};

const nothing = {};

const Ways = () => (
  <div className={styles.ways}>
    <ToolCards of="tools" cards={tools} />
    <Office />
    <Slot of={health} with={nothing} />
  </div>
);

const Briefs = () => (
  <div className={styles.pair}>
    <Slot of={briefs} with={nothing} waiting={<Skeleton height="22rem" />} below={<Ways />} />
  </div>
);

/** `/management`: how the product is doing, and the ways into the team's pages. Each part waits for the size of what is above it. */
export const ManagementPage = () => (
  <StaffPage title={texts('title')} lead={texts('lead')} of="team">
    <div className={styles.blocks}>
      <Slot of={overview} with={nothing} waiting={<Skeleton height="15rem" />} below={<Briefs />} />
    </div>
  </StaffPage>
);
