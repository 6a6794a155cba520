import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ExpectedFailure } from './ExpectedFailure';

/** What Firebase's own file and the one beside it say of a project. Paths are full. */
export type FirebaseConfig = {
  firestoreRules?: string;
  storageRules?: string;
  indexes?: string;
  ports: Record<Service, number>;
  /** `projects.default` of `.firebaserc`. */
  projectId?: string;
};
type Service = keyof typeof standardPorts;
type Fields = Record<string, unknown>;

/** Where Google's emulators listen unless `emulators` says otherwise. */
const standardPorts = { auth: 9099, firestore: 8080, storage: 9199 };

/** A file of the project's configuration cannot be used as it is; the message says why. */
export class ConfigError extends ExpectedFailure {
  override name = 'ConfigError';
}

/**
 * Reads `firebase.json`, and `.firebaserc` beside it. Of several databases the `(default)` one counts, of several buckets the
 * first. @throws ConfigError
 */
export async function readFirebaseConfig(file: string): Promise<FirebaseConfig> {
  const config = await readJson(file);
  if (!config)
    throw new ConfigError(`${file} does not exist.`, 'Name your own with --config FILE.');
  const settings = await readJson(join(dirname(file), '.firebaserc'));
  const firestore = listOf(config.firestore);
  const database =
    firestore.find(({ database = '(default)' }) => database === '(default)') ?? firestore[0];
  const emulators = fieldsOf(config.emulators);
  const pathOf = (part: Fields | undefined, name: string) => {
    const path = part?.[name];
    return typeof path === 'string' ? resolve(dirname(file), path) : undefined;
  };
  const portOf = (service: Service) => {
    const { port = standardPorts[service] } = fieldsOf(emulators[service]);
    if (Number.isInteger(port)) return Number(port);
    throw new ConfigError(`${file}: emulators.${service}.port is no port: ${JSON.stringify(port)}`);
  };
  const projectId = fieldsOf(settings?.projects).default;
  return {
    firestoreRules: pathOf(database, 'rules'),
    indexes: pathOf(database, 'indexes'),
    storageRules: pathOf(listOf(config.storage)[0], 'rules'),
    ports: { auth: portOf('auth'), firestore: portOf('firestore'), storage: portOf('storage') },
    ...(typeof projectId === 'string' && { projectId }),
  };
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
/** Firebase's file takes one entry for a service, or a list of them. */
const listOf = (value: unknown): Fields[] =>
  value === undefined ? [] : [value].flat().map(fieldsOf);

async function readJson(file: string): Promise<Fields | null> {
  try {
    return fieldsOf(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ConfigError(`${file}: ${(error as Error).message}`);
  }
}
