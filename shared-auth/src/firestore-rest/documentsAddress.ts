import type { FirebaseConfig } from '@anunturi/shared-contract/site/firebaseConfigSchema';

/** The full name of a document of the project by its path, as Firestore's REST interface gives it. */
export const documentName = ({ projectId }: Pick<FirebaseConfig, 'projectId'>, path: string) =>
  `projects/${projectId}/databases/(default)/documents/${path}`;

/** Where Firestore's REST interface has the documents of the project. */
export const documentsAddress = ({
  projectId,
  emulatorOrigin = 'https://firestore.googleapis.com',
}: Pick<FirebaseConfig, 'projectId' | 'emulatorOrigin'>): string =>
  `${emulatorOrigin}/v1/projects/${projectId}/databases/(default)/documents`;
