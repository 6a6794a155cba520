import { readJsonFile } from '../program/readJsonFile';
import { type FirebaseConfig, firebaseConfigSchema } from './firebaseConfigSchema';

const text = 'a text of the web app in the Firebase console';

/** FIREBASE_CONFIG of the environment. @throws ExpectedFailure naming what is wrong with it */
export const parseFirebaseConfig = (json: string): FirebaseConfig =>
  readJsonFile({
    file: 'FIREBASE_CONFIG',
    read: () => json,
    parse: (value) => firebaseConfigSchema.safeParse(value),
    fields: { projectId: text, apiKey: text, authDomain: text, storageBucket: text, appId: text },
    remedy: 'Copy the JSON of the web app from the Firebase console: Project settings, Your apps.',
  });
