import type { Context } from 'hono';
import { AuthError } from './AuthError';

/** The JSON object of a request; nothing is an empty one. @throws AuthError INVALID_ARGUMENT */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (body !== null && typeof body === 'object' && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // said below, for every kind of bad body
  }
  throw new AuthError('INVALID_ARGUMENT : Invalid JSON payload received.');
}
