import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** Where Firestore's REST interface has the documents of the project. */
export const documentsAddress = ({
  projectId,
  emulatorOrigin = 'https://firestore.googleapis.com',
}: Pick<FirebaseConfig, 'projectId' | 'emulatorOrigin'>): string =>
  `${emulatorOrigin}/v1/projects/${projectId}/databases/(default)/documents`;
