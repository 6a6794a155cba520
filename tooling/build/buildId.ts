import { sourceStamp } from './sourceStamp';

const HASH_LENGTH = 8;

/**
 * What tells a build from every other one: `blog_3fa9c1d2`, the package and a hash of all that it is made of. Releases of the
 * same bytes share it, others never do. In development, where one build follows another in place, the package's name.
 */
export const buildId = (name: string, mode: 'production' | 'development'): string =>
  mode === 'production' ? `${name}_${sourceStamp(name).slice(0, HASH_LENGTH)}` : name;
