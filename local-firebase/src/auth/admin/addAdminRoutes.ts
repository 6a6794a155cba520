import type { Context, Hono } from 'hono';
import { InvalidTokenError, type Authenticate } from '../../caller';
import { IDENTITY_PATH, type AuthContext, type Operation } from '../AuthContext';
import { AuthError } from '../AuthError';
import { readJson } from '../readJson';
import { addressOf } from '../remoteAddress';
import { createUser } from './createUser';
import { deleteUser, deleteUsers } from './deleteUsers';
import { listUsers, lookupUsers } from './findUsers';
import { importUsers } from './importUsers';
import { sendOobLink } from './sendOobLink';
import { updateUser } from './updateUser';

const operations: Record<string, Operation> = {
  accounts: createUser,
  'accounts:lookup': lookupUsers,
  'accounts:update': updateUser,
  'accounts:delete': deleteUser,
  'accounts:batchCreate': importUsers,
  'accounts:batchDelete': deleteUsers,
  'accounts:sendOobCode': sendOobLink,
};

/** What Google's server client for accounts calls, past what the account's owner may do. */
export function addAdminRoutes(app: Hono, context: AuthContext, authenticate: Authenticate): void {
  const route = `${IDENTITY_PATH}/v1/projects/:project/:call{accounts(?::[A-Za-z]+)?}`;
  app.get(route, (c) => {
    mustBeTrusted(c, context, authenticate);
    if (c.req.param('call') !== 'accounts:batchGet') throw new AuthError('NOT_FOUND', 404);
    return c.json(listUsers(context, c.req.query('nextPageToken'), c.req.query('maxResults')));
  });
  app.post(route, async (c) => {
    mustBeTrusted(c, context, authenticate);
    const name = c.req.param('call');
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new AuthError('NOT_FOUND', 404);
    return c.json(await operation(context, { body: await readJson(c), address: addressOf(c) }));
  });
}

function mustBeTrusted(c: Context, context: AuthContext, authenticate: Authenticate): void {
  if (c.req.param('project') !== context.projectId) throw new AuthError('PROJECT_NOT_FOUND', 404);
  let caller;
  try {
    caller = authenticate(c.req.header('authorization'), context.projectId);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw new AuthError('UNAUTHENTICATED', 401);
    throw error;
  }
  if (caller === null) throw new AuthError('UNAUTHENTICATED', 401);
  if (caller !== 'owner') throw new AuthError('INSUFFICIENT_PERMISSION', 403);
}
