import { useEffect } from 'react';
import { ApiError, api, failure } from '#core/web';
import { usePages } from '#core/web/lists/use-pages';
import { Button, toast } from '#ui';
import { approveRequest, getPod, listMembers, removeMember } from '../../../schemas/endpoints';
import type { PodMembers, PodView } from '../../../schemas/pod';
import { texts } from '../../texts/texts';
import styles from './pods.module.css';

type Member = PodMembers[number];

interface Props {
  readonly pod: PodView;
  readonly onChanged: (pod: PodView) => void;
}

/** Who sits in a pod. Its guide may take somebody out, which can be undone as long as the toast stands. */
export const Members = ({ pod, onChanged }: Props) => {
  const params = { id: pod.id };
  const { rows, more, busy, reload } = usePages(listMembers, { params });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when somebody came or went
  useEffect(() => void reload(), [pod.members]);
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onChanged(await api(getPod, { params }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    }
  };
  const takeOut = ({ id, name }: Member['person']) =>
    void run(async () => {
      await api(removeMember, { params: { ...params, userId: id } });
      const undo = () => void run(() => api(approveRequest, { params: { ...params, userId: id } }));
      toast({ title: texts('member.takenOut', { name }), action: { label: texts('undo'), onSelect: undo } });
    });
  return (
    <section>
      <h2>{texts('members')}</h2>
      <ul className={styles.people}>
        {rows?.map(({ person, role }) => (
          <li key={person.id}>
            <span>{person.you ? texts('you', { name: person.name }) : person.name}</span>
            {role === 'guide' && <span className={styles.small}>{texts('member.guide')}</span>}
            {role !== 'guide' && pod.you === 'guide' && (
              <Button
                variant="bare"
                aria-label={texts('member.takeOut.of', { name: person.name })}
                onClick={() => takeOut(person)}
              >
                {texts('member.takeOut')}
              </Button>
            )}
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
