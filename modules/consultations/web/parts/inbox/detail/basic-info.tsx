import { formatDate } from '#core/web';
import type { ConsultationView } from '../../../../schemas/inbox';
import { interests } from '../../../../schemas/values';
import { texts as contact } from '../../../texts/texts';
import { texts } from '../texts/texts';
import styles from './detail.module.css';
import { Fact, Facts } from './facts';

const Birth = ({ request }: { readonly request: ConsultationView }) => {
  const { birthDate, birthTime, birthLocation, birthZone } = request;
  return (
    <>
      <Fact name={texts('birthDate')}>{birthDate ? formatDate(birthDate) : texts('phone.none')}</Fact>
      <Fact name={texts('birthTime')}>{birthTime ?? texts('birthTime.unknown')}</Fact>
      <Fact name={texts('birthLocation')} wide>
        {birthLocation && birthZone
          ? texts('birthZone', { place: birthLocation, zone: birthZone })
          : (birthLocation ?? texts('birthLocation.none'))}
      </Fact>
      <Fact name={texts('subject')}>
        {texts(request.forWhom === 'someone-who-agreed' ? 'subject.other' : 'subject.self')}
      </Fact>
    </>
  );
};

const Message = ({ request }: { readonly request: ConsultationView }) => {
  const interest = interests.find((one) => one === request.interest);
  return (
    <>
      {interest && <Fact name={texts('interest')}>{contact(`interest.${interest}`)}</Fact>}
      <Fact name={texts('message')} wide>
        <span className={styles.written}>{request.message ?? texts('message.none')}</span>
      </Fact>
    </>
  );
};

/** How to reach who asked, what they wrote of their birth, and what they wrote. */
export const BasicInfo = ({ request }: { readonly request: ConsultationView }) => (
  <div className={styles.part}>
    <Facts>
      <Fact name={texts('email')}>
        {request.email ? <a href={`mailto:${request.email}`}>{request.email}</a> : texts('noEmail')}
      </Fact>
      {request.kind === 'consultation' && (
        <>
          <Fact name={texts('phone')}>
            {request.phone ? (
              <a href={`tel:${request.phone.replace(/\s/g, '')}`}>{request.phone}</a>
            ) : (
              texts('phone.none')
            )}
          </Fact>
          <Birth request={request} />
        </>
      )}
      <Fact name={texts('reference')}>{request.reference}</Fact>
      {request.kind === 'consultation' ? (
        <Fact name={texts('additionalInfo')} wide>
          <span className={styles.written}>{request.additionalInfo ?? texts('none.given')}</span>
        </Fact>
      ) : (
        <Message request={request} />
      )}
    </Facts>
  </div>
);
