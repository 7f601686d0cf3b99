import type { ReactNode } from 'react';
import { getAccount } from '#core/schemas/endpoints';
import { Link, type Person, useApi } from '#core/web';
import { formatOffset } from '#core/web/slots/zones';
import { LinkButton } from '#ui';
import type { ClientView } from '../../../schemas/client';
import { formatBirthDate, formatBirthTime } from '../birth-text';
import styles from './personal-information.module.css';
import { texts } from './texts/texts';
import { TimeZone } from './time-zone';

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Birth = ({ client }: { readonly client: ClientView }) => (
  <>
    <Row name={texts('birthDate')}>{client.birthDate ? formatBirthDate(client.birthDate) : texts('notSet')}</Row>
    <Row name={texts('birthTime')}>
      {formatBirthTime(client) ?? texts('notKnown')}
      {client.moment && <small>{formatOffset(client.moment.offsetSeconds)}</small>}
    </Row>
    {client.birthLocation && (
      <Row name={texts('birthLocation')}>
        {client.birthLocation}
        <small>{client.place.zone}</small>
      </Row>
    )}
    <Row name={texts('nameAtBirth')}>{client.nameAtBirth ?? texts('notSet')}</Row>
  </>
);

/** Who the person is and, once there is a client record, when and where they were born. */
export const PersonalInformation = ({
  person,
  client,
  begun,
}: {
  readonly person: Person;
  readonly client: ClientView | null | undefined;
  /** Something happened already, so 'Begin Your Journey' does not offer the form. */
  readonly begun: boolean;
}) => {
  const account = useApi(getAccount);
  return (
    <section aria-labelledby="personal-information">
      <h2 id="personal-information">{texts('personalInformation')}</h2>
      <dl className={styles.facts}>
        <Row name={texts('name')}>
          {[person.firstName, person.lastName].filter(Boolean).join(' ') || texts('notSet')}
        </Row>
        <Row name={texts('email')}>{person.email}</Row>
        {(client || person.role !== 'client') && account.data && (
          <Row name={texts('timeZone')}>
            <TimeZone account={account.data} onChange={account.set} />
          </Row>
        )}
        {client && <Birth client={client} />}
      </dl>
      {person.role === 'client' && (client || (client === null && begun)) && (
        <LinkButton as={Link} to="/profile?edit=birth">
          {client ? texts('editBirthData') : texts('enterBirthData')}
        </LinkButton>
      )}
    </section>
  );
};
