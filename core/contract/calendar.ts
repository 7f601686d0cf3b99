/** Somebody in a calendar entry; the address must be one plain address. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One appointment as calendar programs exchange it. All texts may be anything; they are escaped. */
export interface CalendarEvent {
  /** The same for as long as it is this appointment, also when it is moved or called off: the id of its row. */
  readonly uid: string;
  /** Instants with a zone (`2026-12-01T10:00:00Z`); written in UTC, to the second. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  readonly description?: string;
  readonly location?: string;
  readonly organizer?: CalendarPerson;
  readonly attendees?: readonly CalendarPerson[];
  /** Grows with every change; programs ignore a lower one. */
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'CANCELLED';
  /** `REQUEST` asks the attendees, `CANCEL` calls off, `PUBLISH` is a copy for the own calendar. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
}
