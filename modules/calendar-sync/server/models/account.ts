import { BaseModel } from '#core/contract/base-model';
import type { AccountView, DecisionView, RemoteCalendar } from '../../schemas/accounts';

/** An account on a calendar server. */
export class Account extends BaseModel {
  static override tableName = 'calendar_accounts';
  static override idColumn = 'user_id';
  static override jsonAttributes = ['calendars'];
  userId!: string;
  connection!: string;
  address!: string;
  loginSealed!: Buffer;
  calendars!: RemoteCalendar[];
  calendarUrl!: string | null;
  syncToken!: string | null;
  state!: AccountView['state'];
  reason!: string | null;
  failures!: number;
  checkedAt!: string | null;
  syncedAt!: string | null;
  nextAt!: string;
  runningUntil!: string | null;
  createdAt!: string;
}

/** A session as both sides last had it. */
export class Entry extends BaseModel {
  static override tableName = 'calendar_entries';
  static override idColumn = 'session_id';
  sessionId!: string;
  userId!: string;
  url!: string;
  etag!: string;
  startsAt!: string;
  endsAt!: string;
  sequence!: number;
}

/** What a practitioner is asked, or learns, about a session in the other calendar. */
export class Decision extends BaseModel {
  static override tableName = 'calendar_decisions';
  id!: string;
  userId!: string;
  sessionId!: string;
  kind!: DecisionView['kind'];
  here!: string;
  there!: string | null;
  thereEnd!: string | null;
  reason!: string | null;
  createdAt!: string;
  answeredAt!: string | null;
  answer!: string | null;
}
