import { defineCollectingPort } from '#core/contract/public';

/** Something a person or a visitor wants the team to answer. */
export interface InboxRequest {
  /** Where it was said: the contact form, or a talk with the assistant that a person should take over. */
  readonly kind: 'contact' | 'assistant';
  /** 1 to 120 characters in one line. */
  readonly name: string;
  /** One plain address; it is the only way to answer. */
  readonly email: string;
  /** At most 5,000 characters; sealed at rest. */
  readonly message: string;
  /** The signed-in person, if any. */
  readonly userId: string | null;
}

/** The team's inbox. Adding writes in the caller's transaction and mails both sides once it is committed. */
export interface Inbox {
  add(trx: PortTransaction, request: InboxRequest): Promise<{ readonly id: string; readonly reference: string }>;
}

/** Asked with `core.ports(inbox)`; empty in a product without an inbox, where nobody should be offered a hand-off. */
export const inbox = defineCollectingPort<Inbox>('consultations.inbox');
