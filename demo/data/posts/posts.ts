import { contractPost } from './contractPost';
import { inspectionPost } from './inspectionPost';
import { photoPost } from './photoPost';
import type { PostSeed } from './postSeed';
import { registrationPost } from './registrationPost';
import { taxPost } from './taxPost';
import { workerPost } from './workerPost';

export const posts: readonly PostSeed[] = [
  taxPost,
  contractPost,
  registrationPost,
  photoPost,
  inspectionPost,
  workerPost,
];
