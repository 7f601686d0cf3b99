import { useState } from 'react';
import { ApiError, api, failure, formatDateTime, useApi, useChannel } from '#core/web';
import { Button, toast } from '#ui';
import {
  approveRequest,
  changePod,
  createInvitation,
  declineRequest,
  getPod,
  listRequests,
} from '../../../schemas/endpoints';
import type { Invitation, PodView } from '../../../schemas/pod';
import { texts } from '../../texts/texts';
import styles from './pods.module.css';

/** What only the guide does: answer who asks, invite, pause and end. */
export const Guiding = ({ pod, onChanged }: { readonly pod: PodView; readonly onChanged: (pod: PodView) => void }) => {
  const params = { id: pod.id };
  const asked = useApi(listRequests, pod.access === 'request' ? { params } : null);
  const [link, setLink] = useState<Invitation | null>(null);
  useChannel(null, (event) => {
    if (event === 'notices.changed' || event === 'reconnected') void asked.reload();
  });
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  const answer = (userId: string, decide: typeof approveRequest | typeof declineRequest) =>
    void run(async () => {
      await api(decide, { params: { ...params, userId } });
      await asked.reload();
      onChanged(await api(getPod, { params }));
    });
  const turn = (status: 'active' | 'paused' | 'archived') =>
    void run(async () => onChanged(await api(changePod, { params, body: { status } })));
  const rests = pod.status === 'paused' || pod.status === 'archived';
  return (
    <section>
      <h2>{texts('guiding')}</h2>
      {asked.data && asked.data.length > 0 && (
        <>
          <p className={styles.small}>{texts('requests')}</p>
          <ul className={styles.people}>
            {asked.data.map(({ person }) => (
              <li key={person.id}>
                <Button onClick={() => answer(person.id, approveRequest)}>
                  {texts('approve', { name: person.name })}
                </Button>
                <Button onClick={() => answer(person.id, declineRequest)}>
                  {texts('decline', { name: person.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.buttons}>
        <Button onClick={() => void run(async () => setLink(await api(createInvitation, { params })))}>
          {texts('invite')}
        </Button>
        <Button onClick={() => turn(rests ? 'active' : 'paused')}>{texts(rests ? 'pod.resume' : 'pod.pause')}</Button>
        {!rests && <Button onClick={() => turn('archived')}>{texts('pod.end')}</Button>}
      </p>
      {link && (
        <div role="status">
          <p className={styles.small}>{texts('invite.is', { when: formatDateTime(link.expiresAt) })}</p>
          <p className={styles.link}>{`${window.location.origin}/community/invitation#${link.token}`}</p>
        </div>
      )}
    </section>
  );
};
