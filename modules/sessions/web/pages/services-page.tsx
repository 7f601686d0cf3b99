import { useState } from 'react';
import { api, Link, useApi } from '#core/web';
import { Alert, Button, EmptyState, Skeleton } from '#ui';
import { deleteService, getRules, listServices } from '../../schemas/endpoints';
import type { ServiceView } from '../../schemas/services';
import { formatPrice } from '../parts/booking/price';
import { ConfirmDialog } from '../parts/practice/confirm-dialog';
import styles from '../parts/practice/practice.module.css';
import { PracticeFrame } from '../parts/practice/practice-frame';
import { RulesForm } from '../parts/practice/rules-form';
import { ServiceDialog } from '../parts/practice/service-dialog';
import { describePlace } from '../parts/practice/session-row';
import { texts } from '../parts/practice/texts/texts';

const describeLength = ({ kind, minutes, sessionCount, capacity }: ServiceView): string => {
  if (kind === 'series') return texts('facts.series', { count: sessionCount ?? 0, minutes });
  return kind === 'group' ? texts('facts.group', { count: capacity ?? 0, minutes }) : texts('facts', { minutes });
};

interface Choice {
  readonly act: 'edit' | 'remove' | 'add';
  readonly service: ServiceView | null;
}

const ServiceRow = ({
  service,
  onChoose,
}: {
  readonly service: ServiceView;
  readonly onChoose: (choice: Choice) => void;
}) => {
  const { title } = service;
  return (
    <li className={styles.row}>
      <p className={styles.when}>{service.price ? formatPrice(service.price) : texts('facts.free')}</p>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p className={styles.facts}>
          <span>{describeLength(service)}</span>
          <span>{describePlace(service)}</span>
        </p>
        {service.description && <p>{service.description}</p>}
      </div>
      <div className={styles.acts}>
        <Button aria-label={texts('services.edit.of', { title })} onClick={() => onChoose({ act: 'edit', service })}>
          {texts('services.edit')}
        </Button>
        <Button
          variant="bare"
          aria-label={texts('services.remove.of', { title })}
          onClick={() => onChoose({ act: 'remove', service })}
        >
          {texts('services.remove')}
        </Button>
      </div>
    </li>
  );
};

const Services = () => {
  const { data, error, reload } = useApi(listServices);
  const rules = useApi(getRules);
  const [choice, setChoice] = useState<Choice | null>(null);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('loading')} />;
  const close = (): void => setChoice(null);
  const add = <Button onClick={() => setChoice({ act: 'add', service: null })}>{texts('services.add')}</Button>;
  return (
    <>
      {rules.data && !rules.data.hasHours && (
        <Alert tone="attention" action={<Link to="/matching/hours">{texts('services.noHours.link')}</Link>}>
          {texts('services.noHours')}
        </Alert>
      )}
      {data.services.length === 0 ? (
        <EmptyState level={3} title={texts('services.none')} action={add}>
          <p>{texts('services.none.hint')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {data.services.map((service) => (
              <ServiceRow key={service.id} service={service} onChoose={setChoice} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {choice?.act === 'remove' && choice.service && (
        <ConfirmDialog
          title={texts('services.remove.title', { title: choice.service.title })}
          text={texts('services.remove.text')}
          confirm={texts('services.remove')}
          done={texts('services.removed')}
          work={async () => choice.service && api(deleteService, { params: { id: choice.service.id } })}
          onClose={close}
        />
      )}
      {choice && choice.act !== 'remove' && (
        <ServiceDialog
          service={choice.service}
          hasVideoHost={data.hasVideoHost}
          taxRates={data.taxRates}
          onClose={close}
        />
      )}
    </>
  );
};

/** `/practice/services`: what a practitioner offers, and the rules of booking. */
export const ServicesPage = () => (
  <PracticeFrame title={texts('services.title')} lead={texts('services.lead')}>
    <section className={styles.section} aria-label={texts('services.title')}>
      <Services />
    </section>
    <section className={styles.section} aria-labelledby="session-rules">
      <h2 id="session-rules">{texts('rules.title')}</h2>
      <p className="quiet">{texts('rules.lead')}</p>
      <RulesForm />
    </section>
  </PracticeFrame>
);
