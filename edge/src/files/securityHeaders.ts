import type { MiddlewareHandler } from 'hono';

const YEAR_S = 31_536_000;

/**
 * Headers of every answer of a site; pages add their Content-Security-Policy. `hasSubdomains`: every name below the site's answers
 * over https too, and browsers may ask them for nothing else.
 */
export const securityHeaders =
  (siteOrigin: string, { hasSubdomains = false } = {}): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { headers } = context.res; // `context.header` would copy the answer, its body too, for each of them
    if (siteOrigin.startsWith('https:'))
      headers.set(
        'strict-transport-security',
        `max-age=${YEAR_S}${hasSubdomains ? '; includeSubDomains' : ''}`,
      );
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set(
      'permissions-policy',
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    );
    headers.set('cross-origin-opener-policy', 'same-origin');
  };
