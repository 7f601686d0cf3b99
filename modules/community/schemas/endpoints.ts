import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listDiscussions = endpoint<typeof contract.listDiscussions>()('get', '/api/discussions');
export const createDiscussion = endpoint<typeof contract.createDiscussion>()('post', '/api/discussions');
export const getDiscussion = endpoint<typeof contract.getDiscussion>()('get', '/api/discussions/:id');
export const changeDiscussion = endpoint<typeof contract.changeDiscussion>()('patch', '/api/discussions/:id');
export const deleteDiscussion = endpoint<typeof contract.deleteDiscussion>()('delete', '/api/discussions/:id');
export const restoreDiscussion = endpoint<typeof contract.restoreDiscussion>()('post', '/api/discussions/:id/restore');
export const listDiscussionRevisions = endpoint<typeof contract.listDiscussionRevisions>()(
  'get',
  '/api/discussions/:id/history',
);
export const hideDiscussion = endpoint<typeof contract.hideDiscussion>()('post', '/api/discussions/:id/hide');
export const setDiscussionLevel = endpoint<typeof contract.setDiscussionLevel>()('put', '/api/discussions/:id/level');

export const listResponses = endpoint<typeof contract.listResponses>()('get', '/api/discussions/:id/responses');
export const createResponse = endpoint<typeof contract.createResponse>()('post', '/api/discussions/:id/responses');
export const changeResponse = endpoint<typeof contract.changeResponse>()('patch', '/api/responses/:id');
export const deleteResponse = endpoint<typeof contract.deleteResponse>()('delete', '/api/responses/:id');
export const restoreResponse = endpoint<typeof contract.restoreResponse>()('post', '/api/responses/:id/restore');
export const listResponseRevisions = endpoint<typeof contract.listResponseRevisions>()(
  'get',
  '/api/responses/:id/history',
);
export const hideResponse = endpoint<typeof contract.hideResponse>()('post', '/api/responses/:id/hide');

export const listPods = endpoint<typeof contract.listPods>()('get', '/api/pods');
export const createPod = endpoint<typeof contract.createPod>()('post', '/api/pods');
export const getPod = endpoint<typeof contract.getPod>()('get', '/api/pods/:id');
export const changePod = endpoint<typeof contract.changePod>()('patch', '/api/pods/:id');
export const deletePod = endpoint<typeof contract.deletePod>()('delete', '/api/pods/:id');
export const joinPod = endpoint<typeof contract.joinPod>()('post', '/api/pods/:id/join');
export const acceptInvitation = endpoint<typeof contract.acceptInvitation>()('post', '/api/pod-invitations');
export const leavePod = endpoint<typeof contract.leavePod>()('post', '/api/pods/:id/leave');
export const listMembers = endpoint<typeof contract.listMembers>()('get', '/api/pods/:id/members');
export const removeMember = endpoint<typeof contract.removeMember>()('delete', '/api/pods/:id/members/:userId');
export const listMessages = endpoint<typeof contract.listMessages>()('get', '/api/pods/:id/messages');
export const createInvitation = endpoint<typeof contract.createInvitation>()('post', '/api/pods/:id/invitations');
export const listRequests = endpoint<typeof contract.listRequests>()('get', '/api/pods/:id/requests');
export const approveRequest = endpoint<typeof contract.approveRequest>()(
  'post',
  '/api/pods/:id/requests/:userId/approve',
);
export const declineRequest = endpoint<typeof contract.declineRequest>()(
  'post',
  '/api/pods/:id/requests/:userId/decline',
);
export const getPodLevel = endpoint<typeof contract.getPodLevel>()('get', '/api/pods/:id/level');
export const setPodLevel = endpoint<typeof contract.setPodLevel>()('put', '/api/pods/:id/level');

export const createReport = endpoint<typeof contract.createReport>()('post', '/api/reports');
export const listReports = endpoint<typeof contract.listReports>()('get', '/api/reports');
export const exportReports = endpoint<typeof contract.exportReports>()('get', '/api/reports.csv');
export const decideReport = endpoint<typeof contract.decideReport>()('post', '/api/reports/:id/decide');
export const listBlocks = endpoint<typeof contract.listBlocks>()('get', '/api/community-blocks/me');
export const setBlock = endpoint<typeof contract.setBlock>()('post', '/api/community-blocks');

export const listNotices = endpoint<typeof contract.listNotices>()('get', '/api/notifications/me');
export const countNotices = endpoint<typeof contract.countNotices>()('get', '/api/notifications/me/count');
export const readAllNotices = endpoint<typeof contract.readAllNotices>()('post', '/api/notifications/me/read');
export const readNotice = endpoint<typeof contract.readNotice>()('post', '/api/notifications/:id/read');
export const getDigestChoice = endpoint<typeof contract.getDigestChoice>()('get', '/api/notifications/digest');
export const saveDigestChoice = endpoint<typeof contract.saveDigestChoice>()('put', '/api/notifications/digest');
export const openUnsubscribePage = endpoint<typeof contract.openUnsubscribePage>()(
  'get',
  '/api/notifications/unsubscribe/:token',
);
export const unsubscribe = endpoint<typeof contract.unsubscribe>()('post', '/api/notifications/unsubscribe/:token');
