import type { MiddlewareHandler } from 'hono';

/** Headers of every answer; pages add their Content-Security-Policy. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'strict-origin-when-cross-origin');
  context.header(
    'permissions-policy',
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
  );
  context.header('cross-origin-opener-policy', 'same-origin');
};
