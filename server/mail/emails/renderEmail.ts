import { createElement } from 'react';
import { render, toPlainText } from '@react-email/render';
import { siteConfig } from '../../app/siteConfig';
import { siteOrigin } from '../../app/siteOrigin';
import type { EmailDocument } from '../EmailDocument';
import type { WordedEmail } from './EmailContent';
import { EmailFrame } from './EmailFrame';

type Versions = { html: string; text: string };

/** As many as the transactions under way tell of, or more. */
const KEPT_MAX = 200;
/** In the place of the address that stops a kind, which is each reader's own. */
const STOP_URL = 'https://stop.invalid/';
const kept = new Map<string, Promise<Versions>>();

/**
 * Both versions of an e-mail. `stopUrl`: for kinds that can be switched off (RFC 8058: one POST does it). Rendering takes about ten
 * milliseconds, and a transaction that is tried again, or that tells many people the same, asks for the same: it is done once.
 */
export async function renderEmail(
  content: WordedEmail,
  stopUrl?: string,
): Promise<EmailDocument['message']> {
  const { html, text } = await renderOnce(content, stopUrl !== undefined);
  return {
    subject: `${content.subject} · ${siteConfig().name}`,
    text: stopUrl === undefined ? text : text.replaceAll(STOP_URL, stopUrl),
    html: stopUrl === undefined ? html : html.replaceAll(STOP_URL, stopUrl),
    ...(stopUrl !== undefined && {
      headers: {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}

function renderOnce(content: WordedEmail, canStop: boolean): Promise<Versions> {
  const key = JSON.stringify([siteOrigin(), canStop, content]);
  const known = kept.get(key) ?? renderVersions(content, canStop);
  // The one that was asked for last stays the longest.
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) if (kept.size > KEPT_MAX) kept.delete(oldest);
  return known;
}

async function renderVersions(content: WordedEmail, canStop: boolean): Promise<Versions> {
  const config = siteConfig();
  const { name, cui, seat } = config.operator;
  const site = {
    name: config.name,
    origin: siteOrigin(),
    operator: `${name}, CUI ${cui}, ${seat}`,
  };
  const stopUrl = canStop ? STOP_URL : undefined;
  const html = await render(createElement(EmailFrame, { content, site, stopUrl }));
  return { html, text: toPlainText(html) };
}
