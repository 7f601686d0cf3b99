import { Link, pageData } from '#core/web';
import { LinkButton } from '#ui';
import styles from '../journey.module.css';
import { texts } from '../texts/texts';

const homes = {
  practitioner: { module: 'matching', to: '/matching' },
  pods: { module: 'community', to: '/community' },
  experiences: { module: 'concierge', to: '/concierge' },
  bookings: { module: 'concierge', to: '/bookings' },
  aftercare: { module: 'team-portal', to: '/aftercare' },
} as const;

/** When nobody fills a room: the way to where its matter is at home, or that it is not part of this installation. */
export const Elsewhere = ({ room }: { readonly room: keyof typeof homes }) => {
  const { module, to } = homes[room];
  const there = pageData().modules.some(({ id }) => id === module);
  return (
    <div className={styles.elsewhere}>
      <p>{texts(there ? `elsewhere.${room}` : 'elsewhere.absent')}</p>
      {there && (
        <LinkButton as={Link} to={to} variant="loud">
          {texts(`elsewhere.${room}.go`)}
        </LinkButton>
      )}
    </div>
  );
};
