import type { PodView, Standing } from '../../schemas/pod';
import type { Pod } from '../models/pods';

/** A pod as its reader sees it. */
export const toPodView = (pod: Pod, you: Standing): PodView => ({
  id: pod.id,
  name: pod.name,
  description: pod.description,
  category: pod.category,
  access: pod.access,
  status: pod.status === 'active' && pod.memberCount >= pod.capacity ? 'full' : pod.status,
  members: pod.memberCount,
  capacity: pod.capacity,
  createdAt: pod.createdAt,
  you,
  sample: pod.sample,
});
