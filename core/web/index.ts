/*
 * Everything that a module's pages may use of the host: one federated singleton, whole in every first visit.
 * README.md of this folder explains it.
 */

export { type Endpoint, toPath } from '#core/contract/endpoint';
export type { Label, LinkIcon, NavLink as NavEntry, OverlayInfo } from '#core/contract/manifest';
export type { ModuleInfo, PageData, Person, SignInWay, Theme, UiLanguage, Units } from '#core/contract/page';
export { shellBell } from '#core/contract/public';
export {
  defineWeb,
  type Filling,
  fill,
  type Lazy,
  type OverlayProps,
  type WebModule,
  type WebPage,
} from '#core/contract/web';
export { type ApiOptions, type ApiReply, api, apiResponse, type CallOptions, request, requestNext } from './api';
export { ApiError, failure, findNewerVersion, findProblem } from './api-error';
export { useClearedPage } from './cleared-page';
export {
  closeOverlay,
  hasOverlay,
  listOverlays,
  type OfferedOverlay,
  type OpenOverlay,
  openOverlay,
  useOverlay,
} from './dock';
export { dropFirstAnswer, type FirstAnswer, keepFirstAnswer, readFirstAnswer } from './first-answer';
export {
  formatDate,
  formatDateTime,
  formatDistance,
  formatInstant,
  formatMoney,
  formatNumber,
  isInMiles,
  toMachineTime,
} from './formats';
export { findHomePage } from './home';
export { getHouse } from './house';
export { chooseLanguage, chooseUnits, formatLabel } from './language';
export { findUrgentPage, hasPage } from './module-pages';
export { getPageData } from './page-data';
export {
  type ApiState,
  refreshAll,
  refreshAnswers,
  storeAnswer,
  type UseApiOptions,
  useApi,
} from './query';
export { type ChannelListener, type SendResult, sendToChannel, useCatchUp, useChannel } from './realtime';
export * from './router';
export {
  askToSignIn,
  type ConfirmReason,
  closeSignIn,
  refreshSession,
  type Session,
  type SignInRequest,
  setConfirm,
  useSession,
} from './session';
export { type FillSlot, Slot, type SlotFrame, SlotHost, SlotSizing, useIsFilled, useSlotSizing } from './slot';
export { rich } from './texts/rich';
export { defineTexts, type Texts, type TextValues, textsReady } from './texts/texts';
export { setTheme, useTheme } from './theme';
export { useTitle } from './title';
