import { Type } from '@sinclair/typebox';
import { CredentialCheck, CredentialFilters, CredentialForm, CredentialQuery, CredentialRow } from './credential';
import {
  FreeTimes,
  GuestIntroduction,
  IntroductionInput,
  IntroductionReceipt,
  IntroductionToken,
  IntroductionView,
  TimesQuery,
} from './introduction';
import {
  CredentialView,
  DirectoryFilters,
  DirectoryQuery,
  OwnPage,
  OwnPageReply,
  PageCard,
  PageContent,
  PageQuery,
  PageView,
} from './page';
import { closed, IdParams, SlugParams } from './parts';
import {
  OwnReview,
  ReviewDecision,
  ReviewInput,
  ReviewQuery,
  ReviewReply,
  ReviewView,
  StaffReview,
  StaffReviewFilters,
  StaffReviewQuery,
} from './review';
import { PageDecision, StudioPage, StudioPageFilters, StudioPageQuery, StudioPageRow } from './studio';
import { largestDocument } from './values';

export const listPages = { query: DirectoryQuery, reply: Type.Array(PageCard) } as const;
export const getDirectoryFilters = { reply: DirectoryFilters } as const;
export const getPage = { params: SlugParams, query: PageQuery, reply: PageView } as const;
export const listReviews = { params: SlugParams, query: ReviewQuery, reply: Type.Array(ReviewView) } as const;
export const listTimes = { params: SlugParams, query: TimesQuery, reply: FreeTimes } as const;
export const requestIntroduction = {
  params: SlugParams,
  body: IntroductionInput,
  reply: IntroductionReceipt,
  status: 202,
  errors: { slot_taken: 409, 'not-open': 409 },
} as const;

export const findIntroduction = { body: IntroductionToken, reply: GuestIntroduction, status: 200 } as const;
export const confirmIntroduction = {
  body: IntroductionToken,
  reply: GuestIntroduction,
  status: 200,
  errors: { slot_taken: 409, 'link-expired': 409 },
} as const;
export const withdrawIntroduction = { body: IntroductionToken, reply: GuestIntroduction, status: 200 } as const;

export const getOwnReview = { params: SlugParams, reply: OwnReview } as const;
export const saveReview = {
  params: SlugParams,
  body: ReviewInput,
  reply: OwnReview,
  ifMatch: 'optional',
  errors: { 'no-client': 409 },
} as const;
export const deleteReview = { params: SlugParams } as const;

export const getOwnPage = { reply: OwnPageReply } as const;
export const savePage = {
  body: PageContent,
  reply: OwnPage,
  ifMatch: 'required',
  errors: { 'no-record': 409 },
} as const;
const NoBody = Type.Object({}, closed);
export const submitPage = {
  body: NoBody,
  reply: OwnPage,
  status: 200,
  ifMatch: 'required',
  errors: {
    'no-record': 409,
    'not-complete': {
      status: 409,
      members: Type.Object(
        { missing: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, closed)) },
        closed,
      ),
    },
  },
} as const;
export const hidePage = {
  body: NoBody,
  reply: OwnPage,
  status: 200,
  ifMatch: 'required',
  errors: { 'no-record': 409 },
} as const;
export const addCredential = {
  body: CredentialForm,
  upload: { field: 'document', bytes: largestDocument },
  reply: CredentialView,
  errors: { 'file-refused': 415, 'too-many': 409 },
} as const;
export const deleteCredential = { params: IdParams } as const;
export const getCredentialDocument = { params: IdParams, content: '*/*' } as const;
export const listIntroductions = { reply: Type.Array(IntroductionView) } as const;
export const acceptIntroduction = {
  params: IdParams,
  body: NoBody,
  reply: IntroductionView,
  status: 200,
  errors: { over: 409 },
} as const;
export const declineIntroduction = {
  params: IdParams,
  body: NoBody,
  reply: IntroductionView,
  status: 200,
  errors: { over: 409 },
} as const;
export const listOwnReviews = { query: ReviewQuery, reply: Type.Array(StaffReview) } as const;
export const replyToReview = { params: IdParams, body: ReviewReply, reply: StaffReview } as const;

export const listStudioPages = { query: StudioPageQuery, reply: Type.Array(StudioPageRow) } as const;
export const exportStudioPages = { query: StudioPageFilters, content: 'text/csv' } as const;
export const getStudioPage = { params: IdParams, reply: StudioPage } as const;
export const decidePage = {
  params: IdParams,
  body: PageDecision,
  reply: StudioPage,
  status: 200,
  ifMatch: 'required',
  errors: { 'not-submitted': 409 },
} as const;
export const listStudioCredentials = { query: CredentialQuery, reply: Type.Array(CredentialRow) } as const;
export const exportStudioCredentials = { query: CredentialFilters, content: 'text/csv' } as const;
export const getStudioCredential = { params: IdParams, reply: CredentialRow } as const;
export const checkCredential = {
  params: IdParams,
  body: CredentialCheck,
  reply: CredentialView,
  status: 200,
  ifMatch: 'required',
} as const;
export const listStudioReviews = { query: StaffReviewQuery, reply: Type.Array(StaffReview) } as const;
export const exportStudioReviews = { query: StaffReviewFilters, content: 'text/csv' } as const;
export const getStudioReview = { params: IdParams, reply: StaffReview } as const;
export const moderateReview = {
  params: IdParams,
  body: ReviewDecision,
  reply: StaffReview,
  status: 200,
  ifMatch: 'required',
} as const;
