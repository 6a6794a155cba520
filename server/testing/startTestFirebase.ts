import {
  type EmptyFirebaseOptions,
  startEmptyFirebase,
} from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { passwordProblem } from '@anunturi/shared-domain/people/passwordProblem';
import { EMBEDDED_APP } from '@anunturi/shared-domain/site/embeddedProject';
import { productIndexes, productRules } from '@anunturi/rules/testing/productFiles';
import { type CommandServer, openTestCommands } from './openTestCommands';

export type TestFirebaseOptions = Omit<
  EmptyFirebaseOptions,
  'indexes' | 'answerFirst' | 'ownerWithoutWire'
> & {
  /** Whether queries need the indexes of firestore.indexes.json, as in production (true unless told). */
  indexes?: boolean;
  /** Whether the product's commands answer at `/api/...` of the same address; their job queue is run by `commandServer.runner.runDue`. */
  commands?: boolean;
  /** Whether lists are answered at `/api/search`, too. */
  search?: boolean;
};

/** A fresh embedded Firebase with the product's rules and indexes unless told otherwise, and its commands when asked for. */
export async function startTestFirebase({
  commands = false,
  search = false,
  indexes = true,
  ...options
}: TestFirebaseOptions = {}) {
  let commandServer: CommandServer | undefined;
  const firebase = await startEmptyFirebase({
    rules: productRules('firestore.rules'),
    storageRules: productRules('storage.rules'),
    refusePassword: (password, { email, displayName }) =>
      passwordProblem(password, { email, name: displayName }),
    ...(indexes && { indexes: productIndexes() }),
    ...options,
    // Where commands are what is tested, a test looks at the documents without the wire.
    ownerWithoutWire: commands,
    answerFirst: (request, env) =>
      new URL(request.url).pathname.startsWith('/api/')
        ? commandServer?.app.fetch(request, env)
        : undefined,
  });
  const { projectId, origin, serviceToken, fetch } = firebase;
  if (commands)
    commandServer = await openTestCommands({
      projectId,
      origin,
      serviceToken,
      fetch,
      search,
      appCheckApp: options.appCheck && EMBEDDED_APP,
    });
  return {
    ...firebase,
    commandServer,
    async stop(): Promise<void> {
      await commandServer?.close();
      await firebase.stop();
    },
  };
}

/** What `startTestFirebase` answers. */
export type TestFirebase = Awaited<ReturnType<typeof startTestFirebase>>;
