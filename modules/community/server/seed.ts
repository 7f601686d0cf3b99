import type { Seed } from '#core/contract/server';
import { Pod, PodMember } from './models/pods';
import { Discussion, DiscussionResponse } from './models/posts';

const id = (kind: string, n: number): string => `00000000-0000-4000-8000-0000c${kind}0000${String(n).padStart(2, '0')}`;

const talks = [
  {
    title: 'The week after a retreat, when nobody at home has changed',
    category: 'Integration',
    content:
      'I came back on Sunday. The kettle was where I left it, and so was the argument about the car.\n\nI am not asking how to make it last. I am asking what **you** did in that first week, in ordinary rooms, with people who were not there.',
    replies: [
      'I told them one thing, not everything. "I was quiet for a week and I liked it." They could do something with that. The rest I wrote down.',
      'For many people the first week is about sleep and food before meaning. If the argument about the car returns, it can wait for day ten.',
    ],
  },
  {
    title: 'Line 5, and being asked to fix what you did not break',
    category: 'Human Design',
    content: 'Three people asked me this month to settle something between them. How do you say no without a speech?',
    replies: ['I ask what they tried already. Half of them remember then that they can do it.'],
  },
  {
    title: 'A dream with a locked kitchen, four nights running',
    category: 'Shadow Work',
    content: 'Same house, same door, and I can smell bread on the other side. What would you ask the door?',
    replies: [],
  },
] as const;

const pods = [
  {
    name: 'Saturday Shadow Circle',
    description: 'One speaks, the others listen. An hour every Saturday evening; nothing said here leaves the room.',
    category: 'Shadow Work',
    access: 'open',
  },
  {
    name: 'Reading the Gene Keys slowly',
    description: 'One key a week, in plain words. We stay few, so somebody answers before you join.',
    category: 'Study Group',
    access: 'request',
  },
] as const;

/** A few discussions and two pods, marked as samples and written by the demo accounts. */
export const seed: Seed = async (trx, { client, practitioner }) => {
  if (await Discussion.query(trx).findById(id('d', 1))) return;
  for (const [index, talk] of talks.entries()) {
    const at = new Date(Date.now() - (index * 26 + 2) * 3_600_000).toISOString();
    await Discussion.query(trx).insert({
      id: id('d', index + 1),
      authorId: index === 1 ? practitioner : client,
      title: talk.title,
      category: talk.category,
      content: talk.content,
      responseCount: talk.replies.length,
      sample: true,
      createdAt: at,
      lastAt: at,
    });
    for (const [changePod, content] of talk.replies.entries())
      await DiscussionResponse.query(trx).insert({
        discussionId: id('d', index + 1),
        authorId: changePod % 2 === 0 ? practitioner : client,
        content,
        createdAt: new Date(new Date(at).getTime() + changePod * 60_000).toISOString(),
      });
  }
  for (const [index, pod] of pods.entries()) {
    const podId = id('e', index + 1);
    await Pod.query(trx).insert({
      id: podId,
      ...pod,
      guideId: practitioner,
      capacity: 12,
      memberCount: 1,
      sample: true,
    });
    await PodMember.query(trx).insert({ podId, userId: practitioner, role: 'guide' });
  }
};
