import { Suspense } from 'react';
import type { ReplyOf } from '#core/contract/endpoint';
import { getSignInMethods } from '#core/schemas/endpoints';
import { formatDate, Link, useApi, useSearchParams } from '#core/web';
import { Alert, Button, buttonClass, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { texts } from '../../texts/texts';
import { Section } from '../layout/account-layout';
import { PasskeySection } from './passkeys';

// With the drawing of codes, which few visits to this page need.
const AuthenticatorSection = lazyPart(() => import('./authenticator').then((module) => module.AuthenticatorSection));

/** An own path only: what stands in the address may have been put there by anybody. */
const readNext = (value: string | null): string | null =>
  value !== null && /^\/(?![/\\])/.test(value) && !value.startsWith('/api') ? value : null;

/** What the person's role needs, and from when; the way on once it is there. */
const Needed = ({ methods }: { readonly methods: ReplyOf<typeof getSignInMethods> }) => {
  const [search] = useSearchParams();
  const { required, passkeys, authenticator } = methods;
  if (!required) return null;
  const next = readNext(search.get('next'));
  if (passkeys.length > 0 || authenticator)
    return next ? (
      <Alert
        tone="success"
        action={
          <Link to={next} className={buttonClass('plain')}>
            {texts('needed.next')}
          </Link>
        }
      >
        {texts('needed.done')}
      </Alert>
    ) : null;
  if (required.now)
    return (
      <Alert tone="attention" title={texts('needed')}>
        {texts('needed.how')}
      </Alert>
    );
  return (
    <Alert tone="attention" title={texts('needed.from', { day: formatDate(required.from ?? '') })}>
      {texts('needed.how')}
    </Alert>
  );
};

/** Passkeys and the authenticator app. */
export const SecondFactor = () => {
  const { data, error, reload } = useApi(getSignInMethods);
  if (!data)
    return (
      <Section title={texts('passkeys')}>
        {error ? (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('retry')}</Button>}>
            {error.message}
          </Alert>
        ) : (
          <Skeleton lines={4} />
        )}
      </Section>
    );
  return (
    <>
      <Needed methods={data} />
      <PasskeySection methods={data} reload={reload} />
      <Suspense fallback={<Skeleton lines={3} />}>
        <AuthenticatorSection methods={data} reload={reload} />
      </Suspense>
    </>
  );
};
