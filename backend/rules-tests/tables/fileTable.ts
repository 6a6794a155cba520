import {
  ARCHIVE_FILE_MAX_BYTES,
  BLOG_IMAGE_MAX_BYTES,
  STORED_PHOTO_MAX_BYTES,
  TEST_UPLOAD_MAX_BYTES,
} from '@anunturi/shared-domain/site/limits';
import { userOf } from '../baseWorld';
import { asRole } from '../matrix';
import { admin, claimsOf, listingId, other, seller, unregistered } from '../people';
import { type FileVerb, type Role, roles, type RuleCase, type World } from '../RuleCase';

const verbs: readonly FileVerb[] = ['get', 'list', 'create', 'update', 'delete'];
const everybody: readonly Role[] = roles;

/** Every role with every verb on a stored file. */
function fileMatrix(
  name: string,
  file: string,
  type: string,
  may: Partial<Record<FileVerb, readonly Role[]>>,
  world: World = {},
): RuleCase[] {
  return verbs.flatMap((verb) =>
    roles.map((role): RuleCase => ({
      what: `${role} ${verb} ${name}`,
      may: (may[verb] ?? []).includes(role),
      act: { file: verb === 'list' ? file.split('/').slice(0, -1).join('/') : file, verb, type },
      ...asRole(role, seller, world),
    })),
  );
}

/** Paths of file storage. */
export function fileTable(now: Date): RuleCase[] {
  const photo = `listings/${seller}/${listingId}/photo000.webp`;
  const kept = `archive/${seller}/entry01.pdf`;
  const entry = {
    name: 'x',
    kind: 'pdf',
    tags: [],
    path: kept,
    sizeBytes: 1000,
    contentType: 'application/pdf',
    createdAt: now,
  };
  const booked: World = { [`users/${seller}/archive/entry01`]: entry };
  const put = (
    what: string,
    may: boolean,
    file: string,
    more: {
      size?: number;
      type?: string;
      over?: true;
      as?: string | null;
      world?: World;
      verb?: FileVerb;
    } = {},
  ): RuleCase => {
    const { as = seller, world = {}, verb = 'create', ...act } = more;
    return {
      what: `store ${what}`,
      as,
      claims: claimsOf(as),
      may,
      act: { file, verb, ...act },
      world,
    };
  };
  const images = ['image/webp', 'image/jpeg', 'image/png', 'image/avif'];
  const others = [
    'image/svg+xml',
    'image/gif',
    'text/html',
    'application/octet-stream',
    'image/webp; charset=x',
  ];
  const blockedAdmin: World = { [`users/${admin}`]: userOf(admin, now, { blocked: true }) };
  const test = `test-upload/${seller}/proba.webp`;
  const blog = 'blog/cum-citim-talonul/coperta.webp';
  return [
    ...fileMatrix('a photo', photo, 'image/webp', {
      get: everybody,
      list: ['owner', 'blocked', 'admin'],
      create: ['owner'],
      delete: ['owner', 'admin'],
    }),
    ...fileMatrix('a folder of photos', `listings/${seller}/${listingId}`, 'image/webp', {
      list: ['owner', 'blocked'],
    }),
    ...fileMatrix('a picture of the blog', blog, 'image/webp', {
      get: everybody,
      list: ['admin'],
      create: ['admin'],
      update: ['admin'],
      delete: ['admin'],
    }),
    ...fileMatrix(
      'a kept file',
      kept,
      'application/pdf',
      {
        get: ['owner', 'blocked'],
        list: ['owner', 'blocked'],
        create: ['owner'],
        delete: ['owner'],
      },
      booked,
    ),
    ...fileMatrix('a test upload', test, 'image/webp', {
      get: ['owner', 'blocked'],
      list: ['owner', 'blocked'],
      create: ['owner'],
      delete: ['owner'],
    }),
    ...fileMatrix('a file elsewhere', `elsewhere/${seller}/x.webp`, 'image/webp', {}),
    ...fileMatrix('a file at the top', 'x.webp', 'image/webp', {}),
    ...images.map((type) => put(`a photo as ${type}`, true, photo, { type })),
    ...others.map((type) => put(`a photo as ${type}`, false, photo, { type })),
    put('the largest photo', true, photo, { size: STORED_PHOTO_MAX_BYTES }),
    put('too large a photo', false, photo, { size: STORED_PHOTO_MAX_BYTES + 1 }),
    put('a photo over another', false, photo, { over: true }),
    put('a thumbnail', true, photo.replace('.webp', '_t.webp')),
    ...[
      `listings/${seller}/short/photo000.webp`,
      `listings/${seller}/${listingId}/x.webp`,
      `listings/${seller}/${listingId}/photo000.html`,
      `listings/${seller}/${listingId}/ph oto0.webp`,
      `listings/${seller}/${listingId}/${'x'.repeat(43)}.webp`,
      `listings/${seller}/${listingId}/deep/photo000.webp`,
    ].map((file) => put(file, false, file)),
    put("a photo in another's folder", false, `listings/${other}/${listingId}/photo000.webp`),
    put(
      'a photo without an account',
      false,
      `listings/${unregistered}/${listingId}/photo000.webp`,
      { as: unregistered },
    ),
    put('nothing: delete a photo as a blocked administrator', false, photo, {
      as: admin,
      verb: 'delete',
      world: blockedAdmin,
    }),
    put(
      "nothing: list another's photos as a blocked administrator",
      false,
      `listings/${seller}/${listingId}`,
      { as: admin, verb: 'list', world: blockedAdmin },
    ),
    ...images.map((type) =>
      put(`a picture of the blog as ${type}`, true, blog, { as: admin, type }),
    ),
    ...others.map((type) =>
      put(`a picture of the blog as ${type}`, false, blog, { as: admin, type }),
    ),
    put('the largest picture of the blog', true, blog, { as: admin, size: BLOG_IMAGE_MAX_BYTES }),
    put('too large a picture of the blog', false, blog, {
      as: admin,
      size: BLOG_IMAGE_MAX_BYTES + 1,
    }),
    put('a picture of the blog with a space', false, 'blog/x/a b.webp', { as: admin }),
    put('a picture of the blog as a blocked administrator', false, blog, {
      as: admin,
      world: blockedAdmin,
    }),
    put('nothing: get a kept file that is booked no longer', false, kept, { verb: 'get' }),
    put('a kept file that is not booked', false, kept, { type: 'application/pdf' }),
    put('a kept file of another size', false, kept, {
      type: 'application/pdf',
      size: 1001,
      world: booked,
    }),
    put('a kept file of another type', false, kept, { type: 'text/html', world: booked }),
    put('a kept file under another ending', false, `archive/${seller}/entry01.html`, {
      type: 'application/pdf',
      world: booked,
    }),
    put('a kept file under a longer name', false, `archive/${seller}/entry01.x.pdf`, {
      type: 'application/pdf',
      world: booked,
    }),
    put('the largest kept file', true, kept, {
      type: 'application/pdf',
      size: ARCHIVE_FILE_MAX_BYTES,
      world: {
        [`users/${seller}/archive/entry01`]: { ...entry, sizeBytes: ARCHIVE_FILE_MAX_BYTES },
      },
    }),
    ...[...images, 'application/pdf'].map((type) =>
      put(`a test upload as ${type}`, true, test, { type }),
    ),
    ...others.map((type) => put(`a test upload as ${type}`, false, test, { type })),
    put('the largest test upload', true, test, { size: TEST_UPLOAD_MAX_BYTES }),
    put('too large a test upload', false, test, { size: TEST_UPLOAD_MAX_BYTES + 1 }),
    put('a test upload with a space', false, `test-upload/${seller}/a b.webp`),
    put('a test upload under too long a name', false, `test-upload/${seller}/${'x'.repeat(121)}`),
    put("a test upload in another's folder", false, `test-upload/${other}/x.webp`),
  ];
}
