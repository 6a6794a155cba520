import type { MiddlewareHandler } from 'hono';

const YEAR_S = 31_536_000;

/** Headers of every answer of a site; pages add their Content-Security-Policy. */
export const securityHeaders =
  (siteOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (siteOrigin.startsWith('https:'))
      context.header('strict-transport-security', `max-age=${YEAR_S}`);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'strict-origin-when-cross-origin');
    context.header(
      'permissions-policy',
      'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
    );
    context.header('cross-origin-opener-policy', 'same-origin');
  };
