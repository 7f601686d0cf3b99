import { api, useApi, useChannel, useNavigate, useParams, useTitle } from '#core/web';
import { Alert, Badge, Button, EmptyState, PageHeading, Skeleton, toast } from '#ui';
import { getPod, getPodLevel, leavePod, setPodLevel } from '../../schemas/endpoints';
import type { PodView } from '../../schemas/pod';
import { Leaf } from '../parts/frame/frame';
import { LevelField } from '../parts/notices/level-field';
import { Chat } from '../parts/pods/chat';
import { Guiding } from '../parts/pods/guiding';
import { JoinButton } from '../parts/pods/join-button';
import { Members } from '../parts/pods/members';
import styles from '../parts/pods/pods.module.css';
import { texts } from '../texts/texts';

const Side = ({ pod, onChanged }: { readonly pod: PodView; readonly onChanged: (pod: PodView) => void }) => {
  const navigate = useNavigate();
  const params = { id: pod.id };
  const level = useApi(getPodLevel, { params });
  const leave = async () => {
    await api(leavePod, { params });
    toast({ title: texts('pod.left') });
    await navigate('/community/pods', { replace: true });
  };
  return (
    <div className={styles.side}>
      {pod.you === 'guide' && <Guiding pod={pod} onChanged={onChanged} />}
      <Members pod={pod} onChanged={onChanged} />
      {level.data && (
        <LevelField
          level={level.data.level}
          save={async (chosen) => level.set(await api(setPodLevel, { params, body: { level: chosen } }))}
        />
      )}
      <p>
        <Button onClick={() => void leave()}>{texts('pod.leave')}</Button>
      </p>
    </div>
  );
};

const Room = ({ pod, onChanged }: { readonly pod: PodView; readonly onChanged: (pod: PodView) => void }) => {
  const inside = pod.you === 'guide' || pod.you === 'member';
  return (
    <div className={styles.room}>
      <div className={styles.head}>
        <PageHeading size="tool">{pod.name}</PageHeading>
        <p className={styles.facts}>
          <span>{pod.category}</span>
          <span>{texts('pod.members', { members: pod.members, capacity: pod.capacity })}</span>
          <Badge tone={pod.status === 'active' ? 'reviewed' : 'other'}>{texts(`status.${pod.status}`)}</Badge>
          {pod.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        </p>
        <p className={styles.words}>{pod.description}</p>
      </div>
      {inside ? (
        <>
          <Chat pod={pod} />
          <Side pod={pod} onChanged={onChanged} />
        </>
      ) : (
        <div className={styles.outside}>
          <p>{texts('room.outside')}</p>
          <div className={styles.buttons}>
            <JoinButton pod={pod} onChanged={onChanged} />
          </div>
        </div>
      )}
    </div>
  );
};

/** `/community/pods/:id`: a pod with its room. */
export const PodPage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getPod, { params: { id } });
  useTitle(data?.name ?? texts('tab.pods'));
  useChannel(null, (event, message) => {
    // An answer of the guide, or somebody who asks, came or went.
    const changed = event === 'pod.changed' && message.podId === id;
    if (changed || event === 'notices.changed' || event === 'reconnected') void reload();
  });
  return (
    <Leaf to="/community/pods" back={texts('back.pods')}>
      {error?.status === 404 ? (
        <EmptyState title={texts('pod.gone')}>
          <p>{texts('pod.gone.hint')}</p>
        </EmptyState>
      ) : data ? (
        <Room pod={data} onChanged={(pod) => void set(pod)} />
      ) : error ? (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      ) : (
        <Skeleton lines={8} label={texts('loading')} />
      )}
    </Leaf>
  );
};
