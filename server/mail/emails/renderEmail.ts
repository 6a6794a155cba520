import { createElement } from 'react';
import { render, toPlainText } from '@react-email/render';
import { siteConfig } from '../../app/siteConfig';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailDocument } from '../EmailDocument';
import type { EmailContent } from './EmailContent';
import { EmailFrame } from './EmailFrame';

/** Both versions of an e-mail. `stopUrl`: for kinds that can be switched off (RFC 8058: one POST does it). */
export async function renderEmail(
  content: EmailContent,
  stopUrl?: string,
): Promise<EmailDocument['message']> {
  const config = siteConfig();
  const { name, cui, seat } = config.operator;
  const site = {
    name: config.name,
    origin: siteOrigin(),
    operator: `${name}, CUI ${cui}, ${seat}`,
  };
  const html = await render(createElement(EmailFrame, { content, site, stopUrl }));
  return {
    subject: `${content.subject} · ${config.name}`,
    text: toPlainText(html),
    html,
    ...(stopUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
