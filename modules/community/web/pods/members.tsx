import { useEffect } from 'react';
import { usePages } from '#core/web/lists/use-pages';
import { Button } from '#ui';
import type { PodMembers } from '../../schemas/pod';
import { texts } from '../texts/texts';
import styles from './pods.module.css';

/** Who sits in a pod. */
export const Members = ({ podId, count }: { readonly podId: string; readonly count: number }) => {
  const { rows, more, busy, reload } = usePages<PodMembers[number]>(`/api/pods/${podId}/members`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when somebody came or went
  useEffect(() => void reload(), [count]);
  return (
    <section>
      <h2>{texts('members')}</h2>
      <ul className={styles.people}>
        {rows?.map(({ person, role }) => (
          <li key={person.id}>
            <span>{person.you ? texts('you', { name: person.name }) : person.name}</span>
            {role === 'guide' && <span className={styles.small}>{texts('member.guide')}</span>}
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <Button pending={busy} onClick={() => void more()}>
            {texts('more')}
          </Button>
        </p>
      )}
    </section>
  );
};
