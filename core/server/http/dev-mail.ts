import type { Knex } from 'knex';
import type Koa from 'koa';
import { notFound } from '../../contract/errors';
import type { MailAttachment } from '../../contract/mails';
import type { Config, RawRoute } from '../host';
import type { MailCipher } from '../mail/content';
import { type OpenedMail, openMails } from '../mail/outbox';

const html = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const withLinks = (text: string): string =>
  html(text).replace(/https?:\/\/[^\s<&]+(?:&amp;[^\s<&]+)*/g, (url) => `<a href="${url}">${url}</a>`);

const file = ({ filename, contentType, body }: MailAttachment): string =>
  `<details><summary>${html(filename)} (${html(contentType)})</summary><pre>${html(body)}</pre></details>`;

const page = (mails: readonly OpenedMail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mail sent in development</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
<h1>Mail sent in development</h1>
${mails.length === 0 ? '<p>No mail is waiting. What a mail server took is erased here.</p>' : ''}
${mails
  .map(
    (mail) => `<article><h2>${html(mail.subject)}</h2>
<p>To ${html(mail.to)}, ${html(mail.createdAt)}</p><pre>${withLinks(mail.text)}</pre>${mail.attachments.map(file).join('')}</article>`,
  )
  .join('\n')}
</main></body></html>`;

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * The outbox of mails for developers: HTML, or JSON when asked for. 404 in production and for anyone not on this machine. Mails that
 * were handed to a mail server are erased and not listed.
 */
export const devMail = (config: Config, knex: Knex, cipher: MailCipher): RawRoute => ({
  method: 'get',
  path: '/dev/mail',
  because: 'developers read mails here; it does not exist in production',
  handle: async (ctx: Koa.Context) => {
    if (config.production || !loopback.test(ctx.req.socket.remoteAddress ?? '')) throw notFound('page');
    const mails = await openMails(knex, cipher, { limit: 100 });
    ctx.set('Cache-Control', 'no-store');
    if (ctx.accepts('html', 'json') === 'json') {
      ctx.type = 'application/json';
      ctx.body = JSON.stringify(mails);
    } else {
      ctx.type = 'html';
      ctx.body = page(mails);
    }
  },
});
