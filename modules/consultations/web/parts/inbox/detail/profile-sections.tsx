import type { ReactNode } from 'react';
import { formatDate } from '#core/web';
import { Alert } from '#ui';
import { texts } from '../texts/texts';
import { channelsOf } from './channels';
import styles from './detail.module.css';
import { Fact, Facts } from './facts';
import type { ReadProfile } from './read-profile';

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
);

const known = (value: string | null): string => value ?? texts('unavailable');
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const Gates = ({ gates }: { readonly gates: readonly number[] }) => {
  const defined = channelsOf(gates);
  const names = defined.map((pair) => pair.join('–')).join(', ');
  const line = texts('gates.line', {
    count: gates.length,
    channels: texts('channels', { count: defined.length, names }),
  });
  return (
    <Fact name={line} wide>
      <ul className={styles.gates}>
        {[...gates]
          .sort((one, other) => one - other)
          .map((gate) => (
            <li key={gate} className={defined.flat().includes(gate) ? styles.defined : undefined}>
              {gate}
            </li>
          ))}
      </ul>
    </Fact>
  );
};

const Protocol = ({ protocol }: Pick<ReadProfile, 'protocol'>) => {
  if (protocol.length === 0) return texts('protocol.none');
  return (
    <ol className={styles.protocol}>
      {protocol.map(({ labor, reason }) => (
        <li key={`${labor} ${reason}`}>{labor === null ? reason : texts('labor', { number: labor, reason })}</li>
      ))}
    </ol>
  );
};

/**
 * The five specified sections of a profile; what the birth data leave open says so. The specification names one of them
 * "AI Synthesis"; rules write it (`server/service/generate/compose.ts`), so that it goes without the "AI".
 */
export const ProfileSections = ({ profile, crisis }: { readonly profile: ReadProfile; readonly crisis: boolean }) => {
  const { personal, design, astrology } = profile;
  return (
    <>
      {crisis && <Alert tone="attention">{texts('crisis')}</Alert>}
      <Section title={texts('personal')}>
        <Facts>
          <Fact name={texts('name')}>{known(personal.name)}</Fact>
          <Fact name={texts('birthDate')}>
            {personal.birthDate && isDay(personal.birthDate)
              ? formatDate(personal.birthDate)
              : known(personal.birthDate)}
          </Fact>
          <Fact name={texts('birthTime')}>{personal.birthTime ?? texts('birthTime.unknown')}</Fact>
          <Fact name={texts('birthLocation')}>{personal.birthLocation ?? texts('birthLocation.none')}</Fact>
        </Facts>
      </Section>
      <Section title={texts('humanDesign')}>
        <Facts>
          {(['type', 'strategy', 'authority', 'profile'] as const).map((name) => (
            <Fact key={name} name={texts(name)}>
              {known(design[name])}
            </Fact>
          ))}
          {profile.gates.length > 0 && <Gates gates={profile.gates} />}
        </Facts>
      </Section>
      <Section title={texts('astrology')}>
        <Facts>
          {(['sun', 'moon', 'rising'] as const).map((name) => (
            <Fact key={name} name={texts(name)}>
              {known(astrology[name])}
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title={texts('synthesis')}>
        <p className={styles.synthesis}>{profile.synthesis || texts('unavailable')}</p>
        <p className="quiet small">{texts('synthesis.how')}</p>
      </Section>
      <Section title={texts('recommendations')}>
        <Facts>
          <Fact name={texts('suggestedApproach')} wide>
            {known(profile.approach)}
          </Fact>
          <Fact name={texts('keyFocus')} wide>
            {known(profile.focus)}
          </Fact>
          <Fact name={texts('recommendedProtocol')} wide>
            <Protocol protocol={profile.protocol} />
          </Fact>
        </Facts>
      </Section>
    </>
  );
};
