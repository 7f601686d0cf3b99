import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const createDraft = endpoint<typeof contract.createDraft>()('post', '/api/intake-drafts');
export const getDraft = endpoint<typeof contract.getDraft>()('get', '/api/intake-drafts/me');
export const saveDraft = endpoint<typeof contract.saveDraft>()('put', '/api/intake-drafts/me');
export const deleteDraft = endpoint<typeof contract.deleteDraft>()('delete', '/api/intake-drafts/me');
export const sendResumeLink = endpoint<typeof contract.sendResumeLink>()('post', '/api/intake-drafts/me/resume-link');
export const resumeDraft = endpoint<typeof contract.resumeDraft>()('post', '/api/intake-drafts/resume');

export const createBirthProfile = endpoint<typeof contract.createBirthProfile>()('post', '/api/create-birth-profile');
export const submitIntake = endpoint<typeof contract.submitIntake>()('post', '/api/enhanced-intake');
export const withdrawIntake = endpoint<typeof contract.withdrawIntake>()('post', '/api/intakes/withdraw');
export const getIntakeStatus = endpoint<typeof contract.getIntakeStatus>()('post', '/api/intakes/status');
export const getOwnIntake = endpoint<typeof contract.getOwnIntake>()('get', '/api/intakes/me');
export const getPrefill = endpoint<typeof contract.getPrefill>()('get', '/api/intakes/me/prefill');

export const listIntakes = endpoint<typeof contract.listIntakes>()('get', '/api/admin/intakes');
export const countIntakes = endpoint<typeof contract.countIntakes>()('get', '/api/admin/intakes/counts');
export const getIntake = endpoint<typeof contract.getIntake>()('get', '/api/admin/intakes/:id');
export const changeIntake = endpoint<typeof contract.changeIntake>()('patch', '/api/admin/intakes/:id');
export const addNote = endpoint<typeof contract.addNote>()('post', '/api/admin/intakes/:id/notes');
