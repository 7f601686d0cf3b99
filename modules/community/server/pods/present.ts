import type { PodView, Standing } from '../../schemas/pod';
import type { Pod } from '../models/pods';

/** A pod as its reader sees it. */
export const presentPod = (pod: Pod, you: Standing): PodView => ({
  id: pod.id,
  name: pod.name,
  description: pod.description,
  category: pod.category,
  access: pod.access,
  status: pod.status === 'active' && pod.member_count >= pod.capacity ? 'full' : pod.status,
  members: pod.member_count,
  capacity: pod.capacity,
  createdAt: pod.created_at,
  you,
  sample: pod.sample,
});
