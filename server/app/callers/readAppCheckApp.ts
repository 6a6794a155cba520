import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';

/** APP_CHECK_APP of the environment. @throws ExpectedFailure where it is no app of the web */
export function readAppCheckApp(text: string): string {
  const appId = text.trim();
  if (/^1:\d+:web:[0-9a-f]+$/.test(appId)) return appId;
  throw new ExpectedFailure(
    `APP_CHECK_APP is no app: ${text}`,
    'Copy the appId of the web app from the Firebase console, 1:{project number}:web:{id}.',
    2,
  );
}
