/*
 * Everything that a module's pages may use of the host: one federated singleton, whole in every first visit.
 * README.md beside this file explains it.
 */
export type { NavLink as NavEntry } from '#core/contract/manifest';
export type { HelpLine, ModuleInfo, PageData, Person, SignInWay, Theme } from '#core/contract/page';
export { shellLanding, shellOverlay } from '#core/contract/shell-slots';
export { defineWeb, type Filling, fill, type Lazy, type WebModule, type WebPage } from '#core/contract/web';
export { type ApiOptions, type ApiReply, api, request } from './api';
export { ApiError, failure } from './api-error';
export { pageData } from './page-data';
export { type ApiState, mutateApi, type UseApiOptions, useApi } from './query';
export { type RoomEvent, useRoom } from './realtime';
export * from './router';
export { askToSignIn, closeSignIn, refreshSession, type Session, type SignInRequest, useSession } from './session';
export { type FillSlot, Slot, SlotHost } from './slot';
export { setTheme, useTheme } from './theme';
export { useTitle } from './title';
