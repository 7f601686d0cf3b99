import { Link, useTitle } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Badge, buttonClass } from '#ui';
import { listPods } from '../../schemas/endpoints';
import type { PodView } from '../../schemas/pod';
import { Frame } from '../parts/frame/frame';
import { Listing } from '../parts/frame/listing';
import { JoinButton } from '../parts/pods/join-button';
import styles from '../parts/pods/pods.module.css';
import { texts } from '../texts/texts';

const Item = ({ pod, onChanged }: { readonly pod: PodView; readonly onChanged: (pod: PodView) => void }) => {
  const inside = pod.you === 'guide' || pod.you === 'member';
  return (
    <li className={styles.pod}>
      <div>
        <h2>{pod.name}</h2>
        <p className={styles.facts}>
          <span>{pod.category}</span>
          <span>{texts('pod.members', { members: pod.members, capacity: pod.capacity })}</span>
          <Badge tone={pod.status === 'active' ? 'reviewed' : 'other'}>{texts(`status.${pod.status}`)}</Badge>
          {inside && <Badge tone="contacted">{texts(pod.you === 'guide' ? 'pod.guide' : 'pod.member')}</Badge>}
          {pod.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        </p>
        <p className={styles.words}>{pod.description}</p>
      </div>
      <div className={styles.buttons}>
        {inside ? (
          <Link
            to={`/community/pods/${pod.id}`}
            className={buttonClass('plain')}
            aria-label={`${texts('pod.open')}: ${pod.name}`}
          >
            {texts('pod.open')}
          </Link>
        ) : (
          <JoinButton pod={pod} onChanged={onChanged} />
        )}
      </div>
    </li>
  );
};

/** `/community/pods`: the pods one may know of. */
export const PodsPage = () => {
  useTitle(texts('tab.pods'));
  const pages = usePages(listPods);
  const put = (pod: PodView) => pages.change((rows) => rows.map((row) => (row.id === pod.id ? pod : row)));
  return (
    <Frame>
      <Listing pages={pages} none={texts('pods.none')} hint={texts('pods.none.hint')}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((pod) => (
              <Item key={pod.id} pod={pod} onChanged={put} />
            ))}
          </ul>
        )}
      </Listing>
    </Frame>
  );
};
