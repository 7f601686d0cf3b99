import { defineSlot } from '#core/contract/public';

/** Choices about mails that come again and again, each module's own; on the page `/account/mail`. */
export const accountMail = defineSlot<Record<string, never>>('account.mail');
